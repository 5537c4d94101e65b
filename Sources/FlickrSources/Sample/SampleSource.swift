package import Bundled
package import GalleryModel

/// Takes photos from the sample gallery that lies in the binary: no network, no key, no files.
package final class SampleSource: PhotoSource {
  package let summary = SourceSummary(title: "Sample gallery", photosPerPage: 6, isSample: true)
  private var batches: ArraySlice<PhotoBatch>

  private static let folder = "Sample/"

  /// Opens the sample.
  ///
  /// - Throws: ``FlickrSourceError/damagedSample(_:)``, when the binary was built wrong.
  package init() throws(FlickrSourceError) {
    let reader = AnswerReader(access: .unsigned)
    var pages: [AnswerPage] = []
    for file in Self.answers {
      let answer = try Self.answer(in: file)
      pages.append(reader.read(answer, origin: file.path))
    }
    batches = Self.batches(of: pages)[...]
    if batches.isEmpty { throw .damagedSample("it holds no photos") }
  }

  /// Hands over a page of the sample at a time; the first brings the members, the last the albums.
  package func nextBatch() -> PhotoBatch? { batches.popFirst() }

  /// Who made the photos of the sample, in its order.
  ///
  /// - Throws: ``FlickrSourceError/damagedSample(_:)``, when the binary was built wrong.
  package static func credits() throws(FlickrSourceError) -> [PhotoCredit] {
    guard let file = Bundled.file(folder + "credits.json") else {
      throw .damagedSample("it holds no credits")
    }
    return try answer(in: file).items.compactMap { credit in
      PhotoID(credit.text("id")).map {
        PhotoCredit(
          photo: $0, title: credit.text("title"), author: credit.text("author"),
          license: License(id: credit.number("flickr_licence_id") ?? 0),
          source: credit.text("source"))
      }
    }
  }

  /// Finds the bytes of an image by the address that the sample's photos have for it.
  package static func image(at url: String) -> BundledFile? {
    let host = "https://live.staticflickr.com/"
    guard url.hasPrefix(host) else { return nil }
    return Bundled.file(folder + url.dropFirst(host.count))
  }

  private static var answers: [BundledFile] {
    Bundled.files(under: folder).filter { file in
      let name = file.path.dropFirst(folder.count)
      return !name.contains("/") && name != "credits.json"
        && (name.hasSuffix(".xml") || name.hasSuffix(".json"))
    }
    .sorted { NaturalOrder.precedes($0.path, $1.path) }
  }

  private static func answer(in file: BundledFile) throws(FlickrSourceError) -> FlickrAnswer {
    do {
      return try FlickrAnswer(parsing: file.bytes, origin: file.path)
    } catch {
      throw .damagedSample("\(error)")
    }
  }

  private static func batches(of pages: [AnswerPage]) -> [PhotoBatch] {
    var shelf = AlbumShelf()
    for album in pages.flatMap(\.albums) { shelf.add(album) }
    // An album's photos are the sample's photos again, so its list adds none.
    let lists = pages.filter { $0.listsPhotos && $0.albums.isEmpty }
    var batches = lists.map { PhotoBatch(photos: $0.photos, skipped: $0.skipped) }
    guard let last = batches.indices.last else { return [] }
    batches[0].people = pages.flatMap(\.people)
    batches[last].albums = shelf.all
    return batches
  }
}
