import FlickrSources
import Foundation
import GalleryModel
import Synchronization

/// Gives out files of a folder as the media of an export, and counts how often.
final class FolderMedia: ExportMedia {
  private let folder: String
  private let references: Mutex<[PhotoID: MediaReference]>
  private let asked = Mutex(0)

  init(_ folder: String) throws {
    self.folder = folder
    references = Mutex([:])
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  var askedCount: Int { asked.withLock { $0 } }

  func put(_ bytes: [UInt8], _ name: String, for id: PhotoID, rotation: Int? = nil) throws {
    let path = "\(folder)/\(name)"
    try Data(bytes).write(to: URL(filePath: path))
    references.withLock {
      $0[id] = MediaReference(
        archive: nil, name: path, ordinal: 0, size: bytes.count, rotation: rotation)
    }
  }

  func remove(_ id: PhotoID) { references.withLock { $0[id] = nil } }

  func media(for id: PhotoID) -> MediaReference? { references.withLock { $0[id] } }

  func poster(for id: PhotoID) -> MediaReference? { nil }

  func file(
    _ reference: MediaReference, unpackedAs name: String, in folder: String
  ) throws -> String {
    asked.withLock { $0 += 1 }
    return reference.name
  }
}
