import GalleryModel
import Presenters

/// Tells machines whose a photo is and under what terms, as JSON-LD.
///
/// Source: https://schema.org/ImageObject and Google's "Image metadata". A block of data is not
/// run, so a content security policy has no say in it.
struct ImageObject {
  let page: PhotoPage

  /// The JSON text; `nil` for a photo without a picture.
  var json: String? {
    guard let file = page.picture.map({ $0.candidates.last ?? $0.fallback }) else { return nil }
    let isVideo = page.isVideo
    let address = JSONValue.text(address(of: file))
    return JSONValue.object([
      "@context": .text("https://schema.org"),
      "@type": .text(isVideo ? "VideoObject" : "ImageObject"), "name": .text(page.title),
      "contentUrl": isVideo ? nil : address, "thumbnailUrl": isVideo ? address : nil,
      "width": isVideo ? nil : .number(file.width), "height": isVideo ? nil : .number(file.height),
      "license": .optional(page.license.license.deed),
      "acquireLicensePage": .optional(page.flickrURL),
      "creditText": .text(page.owner.name),
      "creator": .object([
        "@type": .text("Person"), "name": .text(page.owner.name),
        "url": .optional(page.owner.streamURL),
      ]),
      "copyrightNotice": .text(page.copyright), "dateCreated": .optional(page.taken.dateTime),
      isVideo ? "uploadDate" : "datePublished": .optional(page.posted?.dateTime),
    ]).json
  }

  private func address(of file: PictureFile) -> String {
    guard let base = page.frame.baseURL else {
      return PictureContext.address(of: file.reference, root: SitePaths.root(of: page.head.address))
    }
    return FeedContent(base: base).address(of: file)
  }
}
