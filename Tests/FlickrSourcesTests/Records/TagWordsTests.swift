import GalleryModel
import Testing

@testable import FlickrSources

struct TagWordsTests {
  @Test("Tags are split, machine tags told apart, repetitions dropped")
  func sortsTags() throws {
    let photo = try Answering.photo(
      #""tags":"autumn 1  vision:mountain=0598 autumn 颐和园 a:b x:=1 :y=2","machine_tags":"geo:lat=1 vision:mountain=0598""#
    )
    #expect(photo?.tags.map(\.normalized) == ["autumn", "1", "颐和园", "a:b", "x:=1", ":y=2"])
    #expect(photo?.machineTags == ["vision:mountain=0598", "geo:lat=1"])
  }

  @Test("No tags are no tags", arguments: [#""tags":"""#, #""tags":" ""#, #""tags":null"#])
  func readsNone(members: String) throws {
    #expect(try Answering.photo(members)?.tags == [])
  }

  @Test("A single photo's answer tells how tags were typed")
  func readsRawTags() throws {
    let photo = try Answering.page(
      """
      {"photo":{"id":"1","owner":{"nsid":"1@N01"},"tags":{"tag":[
      {"raw":"Doho Lodge","_content":"doholodge","machine_tag":0},{"raw":"doho lodge","_content":"doholodge"},
      {"raw":"","_content":""},{"raw":"Straße!","_content":""},{"raw":"🎉","_content":""},
      {"raw":"upnp:artist=Miss  X","_content":"upnp:artist=missx","machine_tag":"1"}]}},"stat":"ok"}
      """
    ).photos.first
    #expect(
      photo?.tags == [
        Tag(raw: "Doho Lodge", normalized: "doholodge"), Tag(raw: "Straße!", normalized: "straße"),
        Tag(raw: "🎉", normalized: "🎉"),
      ])
    #expect(photo?.machineTags == ["upnp:artist=Miss  X"])
  }
}
