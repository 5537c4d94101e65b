package import ZipReading

/// Says what is wrong with an export as a whole.
package enum ExportFault: Hashable, Sendable, CustomStringConvertible {
  /// An archive that may tell which photos are private cannot be read, so nothing is published.
  case archive(ZipError)
  /// A picture or video cannot be had.
  case media(ZipError)
  /// What was named is neither a part of an export nor a folder with parts.
  case notAPart(path: String)
  /// None of the parts tells of a photo.
  case noPhotos(parts: [String])
  /// Folders lie in folders beyond any sense.
  case tooDeep(path: String)

  package var description: String {
    switch self {
    case .archive(let error):
      "\(error). It may say which photos are private; nothing is taken from the export without it"
    case .media(let error): "\(error)"
    case .notAPart(let path):
      "\(path): it is no part of an export: give the zip archives, or the folder they are in"
    case .noPhotos(let parts):
      """
      \(parts.joined(separator: ", ")): no file photo_….json is in there; add the archives whose \
      names end in part1.zip, part2.zip and so on
      """
    case .tooDeep(let path): "\(path): there are too many folders inside each other"
    }
  }
}
