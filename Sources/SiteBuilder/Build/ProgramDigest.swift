import Foundation
import GalleryModel

/// Sums up the program itself, so that another version makes every page again.
enum ProgramDigest {
  /// Sums up the file that is running; where it cannot be read, its name has to do.
  static func current() throws(SiteError) -> Digest {
    let path = executable
    var digest = Digest()
    digest.combine(name)
    guard let folder = try Folder.open((path as NSString).deletingLastPathComponent),
      let bytes = try folder.read((path as NSString).lastPathComponent)
    else { return digest }
    digest.combine(bytes)
    return digest
  }

  private static let name = "flickr-gallery"

  private static var executable: String {
    Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? CommandLine.arguments[0]
  }
}
