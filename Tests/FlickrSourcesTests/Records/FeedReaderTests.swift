import GalleryModel
import Testing

@testable import FlickrSources

struct FeedReaderTests {
  private static let feed = #"""
    jsonFlickrFeed({"title":"Uploads from Ann","generator":"https://www.flickr.com","items":[
    {"title":" ","link":"https://www.flickr.com/photos/1@N01/38453825782/",
    "media":{"m":"https://live.staticflickr.com/4525/38453825782_d76493e64e_m.jpg"},
    "date_taken":"2017-08-11T19:21:37-08:00",
    "description":" <p><a href=\"x\">Ann<\/a> posted a photo:<\/p> <p><a href=\"y\"><img src=\"z\" width=\"240\" height=\"120\" alt=\"\" \/><\/a><\/p> <p>A <b>cable car<\/b>.<\/p>",
    "published":"2017-11-17T18:24:10Z","author":"nobody@flickr.com (\"Ann (\"A\")\")",
    "author_id":"1@N01","tags":"street usa"},
    {"title":"no photo","link":"https://www.flickr.com/","author_id":"1@N01"}]})
    """#

  @Test("A feed's items are photos with all rights reserved")
  func readsItems() throws {
    let page = try Answering.page(Self.feed)
    let photo = try #require(page.photos.first)
    #expect(page.photos.count == 1)
    #expect(page.skipped.map(\.reason) == ["the id is not a number"])
    #expect(page.subject == .titled("Uploads from Ann"))
    #expect(photo.id.rawValue == "38453825782")
    #expect(photo.title == "")
    #expect(photo.descriptionHTML == "A <b>cable car</b>.")
    #expect(photo.owner.username == #"Ann ("A")"#)
    #expect(photo.license == .allRightsReserved)
    #expect(photo.visibility == .everyone)
    #expect(photo.taken.htmlDateTime == "2017-08-11T19:21:37")
    #expect(photo.posted?.iso8601 == "2017-11-17T18:24:10Z")
    #expect(photo.tags.map(\.raw) == ["street", "usa"])
  }

  @Test("The sizes of a feed's photo are those beside its thumbnail, in the shape of its thumbnail")
  func buildsSizes() throws {
    let photo = try #require(try Answering.page(Self.feed).photos.first)
    #expect(
      photo.sizes.steps.map { [$0.width, $0.height] } == [
        [240, 120], [320, 160], [500, 250], [640, 320], [1024, 512],
      ])
    #expect(
      photo.sizes.largest?.url == "https://live.staticflickr.com/4525/38453825782_d76493e64e_b.jpg")
    #expect(photo.sizes.steps.allSatisfy { !$0.hasAssumedShape })
  }
}
