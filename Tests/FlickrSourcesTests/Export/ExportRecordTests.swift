import Foundation
import GalleryModel
import Testing

@testable import FlickrSources

/// What the members of a file `photo_ID.json` become.
struct ExportRecordTests {
  private func photo(_ members: [String: String]) throws -> Photo? {
    var faults: [String] = []
    let answer = try Answering.answer(MadeExport.photo(1, members).1)
    return ExportRecordReader().record(answer, faults: &faults)?.photo
  }

  @Test("Texts, counts and dates are read")
  func readsMembers() throws {
    let photo = try #require(
      try photo([
        "name": #"" Sun &amp;amp; sea ""#, "description": #""<b>x</b>""#, "count_views": #""194""#,
        "count_faves": #""3""#, "count_comments": "0",
      ]))
    #expect(photo.title == "Sun & sea")
    #expect(photo.descriptionHTML == "<b>x</b>")
    #expect(photo.counts == Counts(views: 194, faves: 3, comments: 0))
    #expect(photo.posted?.iso8601 == "2020-03-16T10:00:00Z")
    #expect(photo.taken.htmlDateTime == "2020-03-15T17:30:00")
    #expect(photo.sizes == SizeLadder([]))
  }

  @Test("A name of white space is no title", arguments: [#""""#, #"" ""#, "null", "-"])
  func readsNoTitle(name: String) throws { #expect(try photo(["name": name])?.title == "") }

  @Test(
    "A date that cannot be is unknown",
    arguments: [
      #""0000-00-00 00:00:00""#, #""2020-02-30 10:00:00""#, #""""#, "null", #""yesterday""#, "-",
    ])
  func readsNoDate(text: String) throws {
    #expect(try photo(["date_taken": text])?.taken == .unknown)
    #expect(try photo(["date_imported": text])?.posted == nil)
  }

  @Test(
    "Upload dates are UTC",
    arguments: [
      ("1970-01-01 00:00:00", 0), ("2004-02-29 23:59:59", 1_078_099_199),
      ("2013-09-12 16:37:56", 1_379_003_876), ("2000-03-01 00:00:00", 951_868_800),
      ("2100-12-31 12:00:00", 4_133_937_600),
    ])
  func readsUTC(text: String, seconds: Int) {
    #expect(ExportDate.timestamp(text) == Timestamp(seconds: seconds))
    #expect(
      ExportDate.timestamp(text)?.iso8601 == text.replacing(" ", with: "T") + "Z")
  }

  @Test(
    "Places are millionths of degrees, as an object or in a list",
    arguments: [
      #"{"latitude":"49696401","longitude":"-123159753","accuracy":"15"}"#,
      #"[{"latitude":"49696401","longitude":"-123159753","accuracy":"15"}]"#,
      #"[{"latitude":49696401,"longitude":-123159753,"accuracy":15}]"#,
      #"[{"latitude":"49.696401","longitude":"-123.159753","accuracy":"15"}]"#,
    ])
  func readsPlaces(geo: String) throws {
    let place = try #require(try photo(["geo": geo])?.place)
    #expect(abs(place.latitude - 49.696401) < 1e-9)
    #expect(abs(place.longitude + 123.159753) < 1e-9)
    #expect(place.accuracy == 15)
  }

  @Test(
    "What is no place is none",
    arguments: [
      "[]", "{}", "null", "-", #"[{"latitude":"0","longitude":"0","accuracy":"0"}]"#,
      #"{"latitude":"x","longitude":"1","accuracy":"16"}"#,
      #"{"latitude":"99000000000","longitude":"1","accuracy":"16"}"#,
    ])
  func readsNoPlace(geo: String) throws { #expect(try photo(["geo": geo])?.place == nil) }

  @Test("Tags keep their words, and machine tags are apart")
  func readsTags() throws {
    let tags =
      #"[{"tag":"Square Format"},{"tag":"foursquare:venue=4b"},{"tag":"שקיעה"},{"tag":" "}]"#
    let photo = try #require(try photo(["tags": tags]))
    #expect(photo.tags.map(\.raw) == ["Square Format", "שקיעה"])
    #expect(photo.tags.map(\.normalized) == ["squareformat", "שקיעה"])
    #expect(photo.machineTags == ["foursquare:venue=4b"])
  }

  @Test(
    "Licences are known by their names of then and now",
    arguments: [
      ("All Rights Reserved", 0), ("Attribution-NonCommercial-ShareAlike License", 1),
      ("Attribution-NonCommercial License", 2), ("Attribution-NonCommercial-NoDerivs License", 3),
      ("Attribution License", 4), ("Attribution-ShareAlike License", 5),
      ("Attribution-NoDerivs License", 6), ("No known copyright restrictions", 7),
      ("United States Government Work", 8), ("Public Domain Dedication (CC0)", 9),
      ("Public Domain Mark", 10), ("CC BY-NC-SA 2.0", 1), ("CC BY-NC 2.0", 2),
      ("CC BY-NC-ND 2.0", 3), ("CC BY 2.0", 4), ("CC BY-SA 2.0", 5), ("CC BY-ND 2.0", 6),
      ("CC BY 4.0", 11), ("CC BY-SA 4.0", 12), ("CC BY-ND 4.0", 13), ("CC BY-NC 4.0", 14),
      ("CC BY-NC-SA 4.0", 15), ("CC BY-NC-ND 4.0", 16), ("", 0), ("Do what you like", 0),
    ])
  func readsLicenses(words: String, number: Int) throws {
    #expect(try photo(["license": "\"\(words)\""])?.license == License(id: number))
  }

  @Test("Words that are no licence are reported once")
  func reportsLicenses() async throws {
    let export = try MadeExport()
    let odd = ["license": "\"Do what you like\""]
    let path = try export.zip("a.zip", [MadeExport.photo(1, odd), MadeExport.photo(2, odd)])
    let drained = try await Drained([path])
    #expect(drained.skipped.count == 1)
    #expect(drained.skipped[0].reason.contains("'Do what you like'"))
  }

  @Test(
    "The turn is a multiple of 90 degrees or none",
    arguments: [
      ("0", 0), ("90", 90), (#""270""#, 270), ("360", 0), ("-90", 270), ("45", nil), ("null", nil),
      ("-", nil),
    ])
  func readsRotation(text: String, degrees: Int?) throws {
    var faults: [String] = []
    let answer = try Answering.answer(MadeExport.photo(1, ["rotation": text]).1)
    #expect(ExportRecordReader().record(answer, faults: &faults)?.rotation == degrees)
  }
}
