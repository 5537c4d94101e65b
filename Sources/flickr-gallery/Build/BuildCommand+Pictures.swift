import Arguments
import FlickrSources
import Foundation
import GalleryModel
import Imaging
import Presenters
import SiteBuilder

extension BuildCommand {
  /// The most sizes that one picture is made or fetched in.
  private static let mostSizes = 12

  /// Reads which copies of pictures the site gets.
  ///
  /// - Throws: ``CommandError`` for a list with something else in it.
  func pictureOptions() throws(CommandError) -> PictureOptions {
    var options = PictureOptions()
    options.keepsMetadata = arguments[PictureFlags.keepMetadata]
    options.copiesAllRights = arguments[PictureFlags.mirrorAllRights]
    options.ffmpeg = surroundings.program("ffmpeg")
    if let text = arguments[PictureFlags.sizes] {
      let edges = Self.words(text).compactMap { Int($0) }.filter((1...65_535).contains)
      guard edges.count == Self.words(text).count, (1...Self.mostSizes).contains(edges.count) else {
        throw .list("--sizes", text, "whole numbers of pixels, such as 320,640,1024")
      }
      options.edges = Set(edges).sorted()
    }
    if let text = arguments[PictureFlags.formats] {
      let formats = Self.words(text).compactMap { MadeFormat(rawValue: $0) }
      guard formats.count == Self.words(text).count, !formats.isEmpty else {
        throw .list("--formats", text, "formats out of jpeg, webp and avif, such as jpeg,avif")
      }
      options.formats = MadeFormat.allCases.filter(formats.contains)
    }
    return options
  }

  /// Says where copies of pictures come from, if the site gets any.
  ///
  /// - Throws: ``CommandError/exportHasNoLinks`` for an export whose pictures shall be linked.
  func pictureSupply(
    of source: OpenSource, _ options: BuildOptions, _ hosts: FlickrHosts
  ) throws -> PictureSupply? {
    guard let export = source.export else {
      guard options.images == .local, !source.photos.summary.isSample else { return nil }
      return .mirror(fetcher(hosts), owner: try Account(surroundings).member)
    }
    guard options.images != .link else { throw CommandError.exportHasNoLinks }
    return .export(export.media)
  }

  /// Fetches images; offline nothing, and without waiting.
  private func fetcher(_ hosts: FlickrHosts) -> ImageFetcher {
    let isOffline = arguments[BuildFlags.offline]
    let carrier: any Transport = isOffline ? OfflineTransport() : SessionTransport.forImages()
    return ImageFetcher(
      hosts: hosts.feedImages, userAgent: "\(FlickrGallery.name)/\(FlickrGallery.version)",
      transport: TellingTransport(inner: carrier, console: console),
      retry: isOffline ? RetryPolicy(tries: 1) : RetryPolicy())
  }

  private static func words(_ list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
  }
}
