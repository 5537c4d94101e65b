import Arguments
import FlickrSources
import Foundation
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
    of source: OpenSource, _ options: BuildOptions
  ) throws(CommandError) -> PictureSupply? {
    guard let export = source.export else { return nil }
    guard options.images != .link else { throw .exportHasNoLinks }
    return .export(export.media)
  }

  private static func words(_ list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
  }
}
