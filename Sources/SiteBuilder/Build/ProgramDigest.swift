import Foundation
import GalleryModel

/// Sums up the program itself, so that another version makes every page again.
enum ProgramDigest {
  private static let result = Result { () throws(SiteError) in try sum() }

  /// Sums up the file that is running, once.
  static func current() throws(SiteError) -> Digest { try result.get() }

  private static func sum() throws(SiteError) -> Digest {
    var digest = Digest()
    guard let url = Bundle.main.executableURL?.resolvingSymlinksInPath(),
      let folder = try Folder.open(url.deletingLastPathComponent().path)
    else { return digest }
    try folder.readPieces(of: url.lastPathComponent) { digest.combine($0) }
    return digest
  }
}
