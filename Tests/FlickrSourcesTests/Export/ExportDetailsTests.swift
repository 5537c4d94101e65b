import Foundation
import GalleryModel
import Testing

@testable import FlickrSources

struct ExportDetailsTests {
  private let export: MadeExport

  init() throws { export = try MadeExport() }

  private func details(_ paths: [String]) async throws -> [String: PhotoDetails] {
    var found: [String: PhotoDetails] = [:]
    let drained = try await Drained(paths)
    try drained.source.visitDetails { id, details in
      #expect(found[id.rawValue] == nil)
      found[id.rawValue] = details
    }
    return found
  }

  @Test("Comments, notes and the camera's values are read, comments oldest first")
  func readsDetails() async throws {
    let photo = MadeExport.photo(
      1,
      [
        "comments": """
        [{"id":"c2","date":"2020-03-16 20:00:00","user":"77777777@N00","comment":"two"},
         {"id":"c1","date":"2020-03-15 20:00:00","user":"99999999@N00","comment":"<b>one</b>"},
         {"id":"c3","date":"2020-03-15 20:00:00","user":"","comment":""}]
        """,
        "notes": """
        [{"id":"n1","x":10,"y":20,"w":"100","h":50,"note":"Look","author":"77777777@N00"}]
        """,
        "exif": """
        {"IFD0:Make":{"full":"IFD0:Make","label":"Make","value":"Leica","raw_value":"Leica"},
         "ExifIFD:FNumber":{"label":"Aperture","value":"f/3.5","raw_value":"3.5"},
         "GPS:Empty":{"label":"Empty","value":""}}
        """,
      ])
    let found = try await details([
      try export.zip(
        "a.zip", [photo, MadeExport.photo(2), ("account_profile.json", MadeExport.profile)])
    ])
    #expect(found.keys.sorted() == ["1"])
    let one = try #require(found["1"])
    #expect(one.comments.map(\.textHTML) == ["<b>one</b>", "two"])
    #expect(one.comments.map { $0.author?.displayName } == ["Ann Sand", "77777777@N00"])
    #expect(one.comments[0].posted?.iso8601 == "2020-03-15T20:00:00Z")
    #expect(one.notes.map(\.frame) == [PhotoNote.Frame(x: 10, y: 20, width: 100, height: 50)])
    #expect(one.exif.map(\.name) == ["Make", "FNumber"])
    #expect(one.exif.map(\.space) == ["IFD0", "ExifIFD"])
    #expect(one.exif.map(\.value) == ["Leica", "f/3.5"])
  }

  @Test("A photo that is told twice gives its details once, and a damaged one none")
  func visitsOnce() async throws {
    let comment = ["comments": #"[{"id":"c1","comment":"one"}]"#]
    let found = try await details([
      try export.zip(
        "1_a_part1.zip", [MadeExport.photo(1, comment), MadeExport.photo(2, comment)]),
      try export.zip("1_a_part2.zip", [MadeExport.photo(1, comment), ("photo_2.json", "{")]),
    ])
    #expect(found.keys.sorted() == ["1"])
  }

  @Test("What the visitor throws ends the visit")
  func passesErrors() async throws {
    struct Enough: Error {}
    let comment = ["comments": #"[{"id":"c1","comment":"one"}]"#]
    let drained = try await Drained([try export.zip("a.zip", [MadeExport.photo(1, comment)])])
    #expect(throws: Enough.self) { try drained.source.visitDetails { _, _ in throw Enough() } }
  }

  @Test("Recorded files tell comments, notes and EXIF", .enabled(if: Recordings.exist))
  func readsRecordings() async throws {
    let found = try await details([Recordings.path("export")])
    #expect(
      found["2634391576"]?.exif.contains { $0.name == "FNumber" && $0.value == "f/3.5" } == true)
    #expect(found["9732128037"] == nil)
  }
}
