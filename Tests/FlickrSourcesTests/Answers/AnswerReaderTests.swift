import GalleryModel
import Testing

@testable import FlickrSources

struct AnswerReaderTests {
  @Test("An empty list is a list")
  func readsEmptyList() throws {
    for text in [
      #"<rsp stat="ok"><photos page="1" pages="0" perpage="100" total="0" /></rsp>"#,
      #"{"photos":{"page":1,"pages":1,"total":"0","photo":[]},"stat":"ok"}"#,
    ] {
      let page = try Answering.page(text)
      #expect(page.listsPhotos)
      #expect(page.photos.isEmpty)
      #expect(page.total == 0)
    }
  }

  @Test("A broken record is skipped with its place, the others go on")
  func skipsBrokenRecords() throws {
    let page = try Answering.page(
      """
      <rsp stat="ok"><photos>
      <photo id="1" owner="1@N01"/>
      <photo id="../2" owner="1@N01"/>
      <photo owner="1@N01"/>
      <photo id="4"/>
      <photo id="5" owner="nobody"/>
      <photo id="6" owner="1@n02"/>
      </photos></rsp>
      """)
    #expect(page.photos.map(\.id.rawValue) == ["1", "6"])
    #expect(page.photos.last?.owner.id.rawValue == "1@N02")
    #expect(
      page.skipped.map(\.description) == [
        "test:3: ../2: the id is not a number", "test:4: the photo has no id",
        "test:5: 4: nobody knows whose photo it is", "test:6: 5: nobody knows whose photo it is",
      ])
  }

  @Test("A broken record in an answer of one line is told by its position")
  func countsRecords() throws {
    let page = try Answering.page(
      #"{"photos":{"photo":[{"id":"1","owner":"1@N01"},{"id":"x","owner":"1@N01"}]}}"#)
    #expect(page.skipped.map(\.description) == ["test #2: x: the id is not a number"])
  }

  @Test("An album's owner owns its photos, and the album knows them")
  func readsAlbum() throws {
    let page = try Answering.page(
      """
      {"photoset":{"id":"72","primary":"2","owner":"9@N01","ownername":"Ann","title":" Days ","page":"1",
      "pages":1,"photo":[{"id":"1","title":"a"},{"id":"2","owner":"8@N01","ownername":"Bo"}]},"stat":"ok"}
      """)
    #expect(page.photos.map(\.owner.username) == ["Ann", "Bo"])
    #expect(
      page.albums == [
        Album(
          id: .test("72"), title: "Days", owner: NSID("9@N01"), cover: PhotoID("2"),
          photos: [.test("1"), .test("2")])
      ])
    #expect(page.subject == .titled("Days"))
  }

  @Test("Albums and members are read from their own answers")
  func readsAlbumsAndMembers() throws {
    let albums = try Answering.page(
      """
      <rsp stat="ok"><photosets><photoset id="7" primary="1"><title>A</title><description>b</description>
      </photoset></photosets></rsp>
      """)
    #expect(
      albums.albums
        == [Album(id: .test("7"), title: "A", descriptionHTML: "b", cover: PhotoID("1"))])
    #expect(!albums.listsPhotos)
    let person = try Answering.page(
      """
      {"person":{"id":"1@N01","nsid":"1@N01","is_deleted":"1","iconserver":"5","path_alias":null,
      "username":{"_content":"Ann"},"location":{"_content":""}},"stat":"ok"}
      """)
    #expect(
      person.people == [
        Person(
          id: .test("1@N01"), username: "Ann", icon: BuddyIcon(server: 5), isDeleted: true)
      ])
  }

  @Test("Bare lists without an envelope are read too")
  func readsBareLists() throws {
    let record = #"{"id":"1","owner":"1@N01"}"#
    for text in [
      #"<photos><photo id="1" owner="1@N01"/></photos>"#,
      #"{"page":1,"pages":1,"photo":["# + record + "]}",
    ] { try #expect(Answering.page(text).photos.count == 1) }
  }

  @Test("One private photo tells that the whole answer was a member's")
  func judgesAccess() throws {
    let page = try Answering.page(
      """
      <photos><photo id="1" owner="1@N01"/>
      <photo id="2" owner="1@N01" ispublic="0" isfriend="1" isfamily="1"/>
      <photo id="3" owner="1@N01" ispublic="1"/></photos>
      """)
    #expect(page.photos.map(\.visibility) == [.unknown, .friendsAndFamily, .everyone])
    #expect(page.photos.map(\.safety) == [nil, nil, nil])
  }

  @Test("Answers without photos, members or albums are of no use")
  func findsNothing() throws {
    for text in [
      #"{"stat":"ok"}"#, #"<rsp stat="ok"></rsp>"#, "[]", "[1,2]", #"{"photos":"none"}"#,
      #"{"photo":{"id":"1","exif":[]}}"#, #"{"user":{"id":"1@N01"}}"#, "<a><b/></a>",
    ] { try #expect(!Answering.page(text).isUseful, "\(text)") }
  }

  @Test("A gallery gives its title")
  func readsGalleryTitle() throws {
    let page = try Answering.page(
      """
      <rsp stat="ok"><photos><photo id="1" owner="1@N01"/></photos>
      <gallery id="5-6"><title>People I Don&#039;t Know</title></gallery></rsp>
      """)
    #expect(page.subject == .titled("People I Don't Know"))
  }
}
