import GalleryModel
import ZipReading

/// Finds media by photo and unpacks them one at a time; holds at most a block of one in memory.
final class ExportShelf: ExportMedia {
  /// The numbers of a photo's files in `media`, small because there are as many as photos.
  struct Files {
    var original: Int32?
    var poster: Int32?
    var rotation: Int16?
  }

  private let positions: [PhotoID: Int]
  private let files: [Files]
  private let media: [MediaReference]
  private let archives: [String: OpenArchive]

  init(positions: [PhotoID: Int], files: [Files], media: [MediaReference]) {
    self.positions = positions
    self.files = files
    self.media = media
    let paths = Set(media.compactMap(\.archive))
    archives = Dictionary(uniqueKeysWithValues: paths.map { ($0, OpenArchive($0)) })
  }

  func media(for id: PhotoID) -> MediaReference? { reference(id, \.original) }

  func poster(for id: PhotoID) -> MediaReference? { reference(id, \.poster) }

  private func reference(_ id: PhotoID, _ role: KeyPath<Files, Int32?>) -> MediaReference? {
    guard let files = positions[id].map({ files[$0] }), let number = files[keyPath: role] else {
      return nil
    }
    var reference = media[Int(number)]
    reference.rotation = files.rotation.map(Int.init)
    return reference
  }

  func file(
    _ reference: MediaReference, unpackedAs name: String, in folder: String
  ) throws -> String {
    guard let path = reference.archive else { return reference.name }
    let target = "\(folder)/\(name)"
    let entry = ZipEntry(name: reference.name, ordinal: reference.ordinal, size: reference.size)
    do throws(ZipError) {
      try (archives[path] ?? OpenArchive(path)).unpack(entry, to: target)
    } catch {
      throw FlickrSourceError.export(.media(error))
    }
    return target
  }
}
