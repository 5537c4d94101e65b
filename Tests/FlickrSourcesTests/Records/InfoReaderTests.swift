import GalleryModel
import Testing

@testable import FlickrSources

struct InfoReaderTests {
  private static let xml = """
    <rsp stat="ok"><photo id="5" secret="ab" server="7" dateuploaded="1687469849" license="4"
    safety_level="1" views="120" media="photo"><owner nsid="2@N01" username="Nina" realname=""
    location="Africa" iconserver="513" path_alias=""><gift a="1"/></owner><title>Lodge</title>
    <description>&lt;b&gt;x&lt;/b&gt;</description><visibility ispublic="1" isfriend="0" isfamily="0"/>
    <dates posted="1687469849" taken="2021-05-16 12:16:36" takengranularity="4" takenunknown="0"
    lastupdate="1688071361"/><comments>3</comments><tags><tag raw="Hot spring">hotspring</tag></tags>
    <location latitude="9.1" longitude="40.1" accuracy="16"><locality>Galoch</locality><neighbourhood/>
    <country>Ethiopia</country></location><geoperms ispublic="1" iscontact="0"/></photo></rsp>
    """

  @Test("The nested members of a single photo are read")
  func readsNestedMembers() throws {
    let page = try Answering.page(Self.xml)
    let photo = try #require(page.photos.first)
    #expect(photo.owner.username == "Nina")
    #expect(photo.title == "Lodge")
    #expect(photo.descriptionHTML == "<b>x</b>")
    #expect(photo.taken == .month(year: 2021, month: 5))
    #expect(photo.posted == Timestamp(seconds: 1_687_469_849))
    #expect(photo.updated == Timestamp(seconds: 1_688_071_361))
    #expect(photo.safety == .moderate)
    #expect(photo.counts == Counts(views: 120, comments: 3))
    #expect(photo.tags == [Tag(raw: "Hot spring", normalized: "hotspring")])
    #expect(photo.place?.names == ["Galoch", "Ethiopia"])
    #expect(photo.sizes.steps.count == 4)
  }

  @Test("A place that is not for everybody is not read")
  func hidesPlace() throws {
    let hidden = Self.xml.replacing(#"<geoperms ispublic="1""#, with: #"<geoperms ispublic="0""#)
    let photo = try #require(try Answering.page(hidden).photos.first)
    #expect(photo.place == nil)
    #expect(photo.visibility == .everyone)
  }
}
