import Foundation
import GalleryModel
import Testing
import ZipWriting

@testable import FlickrSources

/// Recorded files of real exports, and of made ones that have their shape.
@Suite(.enabled(if: Recordings.exist))
struct ExportRecordingsTests {
  /// The names that the recorded files have in exports.
  private static let names: [(recorded: String, real: String)] = {
    guard Recordings.exist else { return [] }
    let names =
      (FileManager.default.enumerator(atPath: Recordings.path("export"))?.allObjects ?? [])
      .compactMap { $0 as? String }.sorted()
    return names.map { name in
      let real = name.replacing("synthetic-", with: "")
      return (name, real.hasPrefix("albums.") ? "albums.json" : real)
    }
  }()

  private func files(_ isWanted: (String) -> Bool) throws -> [(String, String)] {
    try Self.names.filter { isWanted($0.recorded) }.map { name in
      (name.real, String(decoding: try Recordings.bytes("export/" + name.recorded), as: UTF8.self))
    }
  }

  @Test("Every recorded file of an export is read")
  func readsAll() async throws {
    let export = try MadeExport()
    let drained = try await Drained([
      try export.zip("1_a_part1.zip", try files { $0.hasPrefix("synthetic-") }),
      try export.zip("2_b_part1.zip", try files { !$0.hasPrefix("synthetic-") }),
    ])
    #expect(drained.photos.count == Self.names.count { $0.real.hasPrefix("photo_") })
    #expect(drained.skipped == [])
    #expect(drained.report.hidden == 0)
    #expect(drained.albums.count == 4)
    #expect(drained.people.map(\.username) == ["testuser"])
    #expect(!"\(drained)".contains("test@example.invalid"))
  }

  @Test("Recorded photos keep their places, licences, tags and dates")
  func readsMembers() async throws {
    let export = try MadeExport()
    let drained = try await Drained([try export.zip("a.zip", try files { _ in true }.uniqued())])
    let killarney = try #require(drained[2_634_391_576])
    #expect(killarney.title == "Killarney Lake")
    #expect(killarney.license == .allRightsReserved)
    #expect(killarney.place?.latitude == 49.696401)
    #expect(killarney.counts.views == 53)
    #expect(killarney.posted?.iso8601 == "2008-07-03T09:48:30Z")
    let square = try #require(drained[9_732_128_037])
    #expect(square.title == "")
    #expect(square.license.id == 1)
    #expect(square.machineTags.count == 2)
    #expect(square.tags.map(\.raw).contains("square format"))
    #expect(drained[10_000_001]?.title == "שקיעה כחולה")
    #expect(drained[10_000_001]?.license.id == 15)
    #expect(drained[10_000_003]?.safety == .moderate)
  }
}

extension [(String, String)] {
  /// Leaves out a second file of the same name.
  fileprivate func uniqued() -> Self {
    var seen: Set<String> = []
    return filter { seen.insert($0.0).inserted }
  }
}
