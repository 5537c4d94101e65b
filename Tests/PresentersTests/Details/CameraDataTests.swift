import GalleryFixtures
import GalleryModel
import Presenters
import Testing

struct CameraDataTests {
  private func camera(_ values: [ExifValue]) async throws -> CameraData? {
    let photo = Sample.photo(1)
    let details = Sample.details(PhotoDetails(exif: values), of: photo)
    let gallery = try await Gallery([photo], details: details)
    return try #require(try gallery.page(of: photo)).camera
  }

  @Test("What photographers ask for comes first, in their order, under our own labels")
  func order() async throws {
    let camera = try #require(
      try await camera([
        Sample.exif("Software", "GIMP", label: "Software"), Sample.exif("ISO", "250"),
        Sample.exif("FNumber", "f/1.8"), Sample.exif("ExposureTime", "0.02 sec (1/50)"),
        Sample.exif("FocalLength", "50.0 mm"), Sample.exif("LensModel", "EF 50"),
        Sample.exif("Model", "D90"), Sample.exif("Make", "NIKON CORPORATION"),
      ]))
    #expect(
      camera.main.map(\.label) == [
        "Camera", "Lens", "Exposure", "Aperture", "ISO", "Focal length",
      ])
    #expect(
      camera.main.map(\.value) == [
        "NIKON CORPORATION D90", "EF 50", "1/50 s", "f/1.8", "250", "50 mm",
      ])
    #expect(camera.others.map { [$0.label, $0.value] } == [["Software", "GIMP"]])
  }

  @Test(
    "An exposure reads as photographers write it, and anything else as it came",
    arguments: [
      ("0.02 sec (1/50)", "1/50 s"), ("1/50", "1/50 s"), ("30", "30 s"), ("2 sec", "2 s"),
      ("Bulb", "Bulb"), ("(", "("), (")(", ")("), ("sec ()", "sec ()"),
    ])
  func exposure(written: String, read: String) async throws {
    #expect(try await camera([Sample.exif("ExposureTime", written)])?.main.map(\.value) == [read])
  }

  @Test(
    "A camera is named once",
    arguments: [
      ("Canon", "Canon EOS 5D", "Canon EOS 5D"), ("Apple", "iPhone 13", "Apple iPhone 13"),
      ("NIKON CORPORATION", "NIKON D90", "NIKON D90"), ("", "X100", "X100"),
      ("Leica", " ", "Leica"),
    ])
  func name(make: String, model: String, shown: String) async throws {
    let camera = try await camera([Sample.exif("Make", make), Sample.exif("Model", model)])
    #expect(camera?.main.map(\.value) == [shown])
  }

  @Test(
    "Nothing tells where the photo was taken or which single camera took it",
    arguments: [
      ("GPS", "Anything"), ("ExifIFD", "SerialNumber"), ("ExifIFD", "BodySerialNumber"),
      ("ExifIFD", "LensSerialNumber"), ("MakerNotes", "InternalSerialNumber"),
      ("XMP", "GPSLatitude"),
      ("ExifIFD", "CameraOwnerName"), ("IPTC", "Sub-location"), ("Composite", "GPSPosition"),
      ("ExifIFD", "ImageUniqueID"), ("IFD0", "YCbCrPositioning"),
    ])
  func privacy(space: String, name: String) async throws {
    #expect(try await camera([Sample.exif(name, "52.5", space: space)]) == nil)
  }

  @Test("A file that says much is cut short, and so is a value that goes on and on")
  func bounds() async throws {
    let values = (1...300).map { Sample.exif("Tag\($0)", String(repeating: "x", count: 5000)) }
    let camera = try #require(try await camera(values))
    #expect(camera.others.count == 40)
    #expect(camera.others.allSatisfy { $0.value.count == 120 })
  }
}
