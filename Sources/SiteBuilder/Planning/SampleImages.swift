import Bundled
import GalleryModel
import Presenters

/// Finds the sample's image files in the program, under the names they have in the site.
enum SampleImages {
  /// Lists the files that the pages of a model's photos show, each once.
  ///
  /// - Throws: What the model throws.
  static func files(of model: FlickrModel, images: ImagePolicy) throws -> [StaticFile] {
    var seen: Set<String> = []
    var files: [StaticFile] = []
    for photo in try model.photos(at: 0..<model.photoCount) {
      for size in images.shownSizes(of: photo) {
        let image = LocalImage(of: size, photo: photo.id)
        guard seen.insert(image.path).inserted, let file = bundled(image.source) else { continue }
        files.append(StaticFile(path: image.path, content: .bundled(file)))
      }
    }
    return files
  }

  private static func bundled(_ address: String) -> BundledFile? {
    let host = "https://live.staticflickr.com/"
    guard address.hasPrefix(host) else { return nil }
    return Bundled.file("Sample/\(address.dropFirst(host.count))")
  }
}
