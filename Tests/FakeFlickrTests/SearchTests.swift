import FakeFlickr
import Testing

struct SearchTests {
  private let client = Client()

  private func ids(_ fake: FakeFlickr, _ parameters: [String: String]) async throws -> [String] {
    let answer = try await client.json(fake, "flickr.photos.search", parameters)
    return answer.photos?.photo?.items.compactMap { $0.id?.text } ?? []
  }

  @Test("Only 4,000 photos can be reached: later pages repeat, though the total is the whole")
  func reachIsBounded() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 5_000, owners: 1))
    let search = ["user_id": "me", "per_page": "500"]
    var parameters = search
    parameters["user_id"] = fake.world.owners[0].nsid
    var pages: [[String]] = []
    for page in 1...10 {
      parameters["page"] = "\(page)"
      pages.append(try await ids(fake, parameters))
    }
    #expect(Set(pages.joined()).count == 4_000)
    #expect(pages[8] == pages[7] && pages[9] == pages[7])
    let answer = try await client.json(fake, "flickr.photos.search", parameters)
    #expect(answer.photos?.total?.text == "5000")
    #expect(answer.photos?.pages?.text == "10")
  }

  @Test("A search without anything to look for is error 3")
  func parameterless() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 3))
    let answer = try await client.json(fake, "flickr.photos.search")
    #expect(answer.code?.text == "3")
  }

  @Test("Places bring at most 250 photos a page")
  func places() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 1_200))
    let answer = try await client.json(
      fake, "flickr.photos.search", ["has_geo": "1", "per_page": "500"])
    #expect(answer.photos?.perpage?.text == "250")
    #expect(answer.photos?.photo?.items.count == 250)
    #expect(answer.photos?.total?.text == "300")
  }

  @Test(
    "Filters leave what fits",
    arguments: [
      (["tags": "sea"], 30), (["tags": "sea,blackwhite"], 40),
      (["tags": "sea,sunset", "tag_mode": "all"], 6),
      (["tags": "sea,-sunset"], 24), (["license": "0,1"], 8), (["media": "videos"], 2),
      (["media": "photos"], 58), (["text": "fog"], 5), (["text": "fog -morning"], 0),
      (["min_upload_date": "1600030000"], 10), (["max_upload_date": "1600000600"], 2),
    ])
  func filters(parameters: [String: String], count: Int) async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 60))
    #expect(try await ids(fake, parameters).count == count)
  }

  @Test("The order can be turned round")
  func order() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 20))
    let newest = try await ids(fake, ["media": "all", "tags": "sea"])
    let oldest = try await ids(fake, ["tags": "sea", "sort": "date-posted-asc"])
    #expect(newest == oldest.reversed())
  }
}
