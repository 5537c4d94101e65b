import Foundation
import GalleryFixtures
import GalleryModel
import Pages
import Presenters
import Testing

struct JSONFeedTests {
  private struct Feed: Decodable {
    struct Item: Decodable {
      struct Author: Decodable {
        let name: String
      }

      let id: String
      let url: String
      let title: String
      let contentHtml: String
      let dateModified: String
      let authors: [Author]
    }

    let version: String
    let title: String
    let homePageUrl: String
    let feedUrl: String
    let language: String
    let items: [Item]
  }

  private func feed(_ page: FeedPage) throws -> Feed {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Feed.self, from: Data(JSONFeed(page).bytes))
  }

  @Test(
    "A feed has what JSON Feed demands, whatever photos say",
    arguments: [nil, "https://example.org/"])
  func members(base: String?) throws {
    let settings = SiteSettings(title: "\"\\\u{2028}", baseURL: base)
    let page = try #require(try News.page(of: News.hostile, settings: settings))
    let feed = try feed(page)
    #expect(feed.version == "https://jsonfeed.org/version/1.1")
    #expect(feed.feedUrl == (base ?? "") + "feed.json")
    #expect(feed.items.count == News.hostile.count)
    #expect(Set(feed.items.map(\.id)).count == feed.items.count)
    #expect(feed.items.allSatisfy { !$0.title.isEmpty && !$0.authors[0].name.isEmpty })
    for item in feed.items {
      #expect(item.dateModified.contains(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/))
      #expect(!item.contentHtml.contains("<script"))
    }
  }

  @Test("Both feeds tell the same of the same photos")
  func twins() throws {
    let page = try #require(try News.page(of: News.hostile))
    let atom = String(decoding: AtomFeed(page, generator: "x").bytes, as: UTF8.self)
    let ids = atom.matches(of: /<id>(tag:flickr.com,2004:\/photo\/\d+)<\/id>/).map { String($0.1) }
    #expect(try feed(page).items.map(\.id) == ids)
  }
}
