import Testing

@testable import FakeFlickr

struct ImageTests {
  private let client = Client()

  @Test("Every file of a photo is of the size that the answers say", arguments: 0..<12)
  func filesHaveTheirSizes(serial: Int) async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 12, owners: 1))
    for size in fake.world.photo(serial).sizes {
      let answer = try await client.bytes(fake.url + "images/" + size.path)
      #expect(answer.status == 200)
      let head = try #require(ImageHead(answer.bytes), "\(size.path)")
      #expect(head.width == size.width && head.height == size.height, "\(size.path)")
      #expect(size.path.hasSuffix(".\(head.format)"))
    }
  }

  @Test("A name that is wrong in any part is 404")
  func wrongNames() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 3))
    let photo = fake.world.photo(1)
    let path = photo.sizes[3].path
    for wrong in [
      path.replacing(photo.secret, with: "0000000000"),
      path.replacing(photo.id, with: "53000000000"),
      path.replacing("_m.jpg", with: "_6k.jpg"), path.replacing("65535", with: "1"), "65535/x.jpg",
      "",
    ] {
      #expect(try await client.bytes(fake.url + "images/" + wrong).status == 404, "\(wrong)")
    }
    #expect(fake.calls.first?.kind == .image)
    #expect(fake.calls.first?.photoID == photo.id)
  }

  @Test("Only originals tell how the camera was held and where")
  func cameraData() throws {
    let place = FakePlace(serial: 1)
    let exif = CameraExif(orientation: 6, place: place).bytes
    let plain = PlainJPEG(width: 20, height: 10, tint: 1)
    var original = plain
    original.exif = exif
    #expect(Array(original.bytes[6..<10]) == Array("Exif".utf8))
    #expect(Array(plain.bytes[6..<10]) == Array("JFIF".utf8))
    #expect(exif.count > CameraExif(orientation: 6, place: nil).bytes.count)
  }
}
