import FakeFlickr
import Testing

/// One member of a fake Flickr, whose photos a test builds from.
struct FakeMember {
  let fake: FakeFlickr

  init(fake: FakeFlickr) { self.fake = fake }

  /// Starts a Flickr with one member who has so many photos.
  init(photos: Int) throws {
    fake = try FakeFlickr(WorldOptions(photos: photos, owners: 1))
  }

  /// The address of the stream.
  var stream: String {
    get throws {
      let owner = try #require(fake.world.owners.first)
      return "https://www.flickr.com/photos/\(owner.pathName)"
    }
  }

  /// Runs the program in a folder, with a key and this Flickr.
  func binary(in folder: String) -> Binary {
    Binary(
      folder: folder,
      environment: [
        "FLICKR_API_KEY": fake.credentials.key, "FLICKR_API_URL": fake.apiURL,
        "FLICKR_FEED_URL": fake.feedURL,
      ])
  }

  /// Deletes photos until so many are left.
  func keep(_ count: Int) {
    fake.update { world in world.deleted = Set(count..<world.options.photos) }
  }
}
