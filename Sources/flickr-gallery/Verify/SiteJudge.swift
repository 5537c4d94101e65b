import Arguments
import FlickrSources
import Foundation
import GalleryModel
import PhotoLibrary
import SiteBuilder

/// Judges a site by all that is known: its files, where Flickr is, and what must not be published.
struct SiteJudge {
  let arguments: ParsedCommand
  let surroundings: Surroundings
  let console: Console

  /// Checks a site, and tells where no library said what must not be in it.
  ///
  /// Images may lie where the environment says that Flickr is, and are asked for where that is wished.
  /// - Throws: ``SiteError`` when the folder cannot be judged; `LibraryError`.
  func report(on site: String, asksForImages: Bool = false) async throws -> VerifyReport {
    let hosts = try FlickrHosts(in: surroundings)
    let verifier = SiteVerifier(
      jobs: surroundings.cores, imageHosts: BuildOptions().imageHosts + hosts.ownOrigins,
      leaks: try leakSearch(), images: asksForImages ? fetcher(hosts) : nil)
    let report = try await verifier.verify(site, progress: console.show)
    if !report.isPrivacyChecked { console.note(Wording.privacyUnchecked(LibraryWish.defaultPath)) }
    return report
  }

  private func fetcher(_ hosts: FlickrHosts) -> ImageFetcher {
    ImageFetcher(
      hosts: hosts.feedImages, userAgent: "\(FlickrGallery.name)/\(FlickrGallery.version)",
      transport: TellingTransport(inner: SessionTransport(), console: console))
  }

  /// Finds out of the library what must not be in the site; `nil` where there is none.
  ///
  /// - Throws: `LibraryError` for one that was named and cannot be read.
  private func leakSearch() throws -> LeakSearch? {
    let named = arguments[LibraryFlags.library]
    let path = named ?? LibraryWish.defaultPath
    guard named != nil || FileManager.default.fileExists(atPath: path) else { return nil }
    let rule = PublishRule(
      includesPrivate: arguments[BuildFlags.visibility] == .all,
      highestSafety: arguments[BuildFlags.safety]?.safety ?? .safe)
    return LeakSearch(try Library(at: path, for: .reading).withheld(by: rule))
  }
}
