import GalleryModel
import Synchronization
import ZipReading

/// Finds media by photo and unpacks them one at a time; holds at most a block of one in memory.
final class ExportShelf: ExportMedia {
  private let originals: [PhotoID: MediaReference]
  private let posters: [PhotoID: MediaReference]
  private let archives: [String: OpenArchive]

  init(originals: [PhotoID: MediaReference], posters: [PhotoID: MediaReference]) {
    self.originals = originals
    self.posters = posters
    let paths = Set((Array(originals.values) + posters.values).compactMap(\.archive))
    archives = Dictionary(uniqueKeysWithValues: paths.map { ($0, OpenArchive($0)) })
  }

  func media(for id: PhotoID) -> MediaReference? { originals[id] }

  func poster(for id: PhotoID) -> MediaReference? { posters[id] }

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
