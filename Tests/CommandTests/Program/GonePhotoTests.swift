import FakeFlickr
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct GonePhotoTests {
  @Test("A photo that Flickr says is gone is not published, though its picture still comes")
  func image() async throws {
    let member = try FakeMember(photos: 6)
    let gone = member.fake.world.photo(3)
    let id = FakePhoto.id(of: 3)
    member.fake.add(
      FaultRule(.notFound, on: .method("flickr.photos.getExif"), photoID: "\(id)"))
    let folder = try TemporaryFolder()
    let outcome = try await member.binary(in: folder.path).run(
      [
        try member.stream, "--metadata", "exif", "--images", "mirror", "--mirror-all-rights",
        "--json",
      ])
    #expect(try outcome.report().photos == 5)
    let address = try #require(
      URL(string: "\(member.fake.url)images/\(gone.path(of: "Medium"))"))
    let picture = try await URLSession.shared.data(from: address).0
    #expect(picture.starts(with: [0xFF, 0xD8]))
    for (path, data) in try folder.files(in: "site") {
      #expect(!path.contains("\(id)"), "\(path)")
      #expect(data.firstRange(of: Data("\(id)".utf8)) == nil, "\(path)")
    }
  }
}
