import Foundation
import Testing

@testable import Imaging

@Suite("Privacy of made files")
struct PrivacyTests {
  static let variants = [
    "jpeg", "p3", "png", "gif", "webp", "tiff", "heic", "avif", "animated-gif", "animated-webp",
  ]

  @Test("No made file holds what the original told of people and places", arguments: variants)
  func nothingPrivate(variant: String) throws {
    let scratch = try Scratch()
    let source = try scratch.draw(variant, secrets: true)
    let settings = ImageSettings(
      longestEdges: [60, 120], formats: MadeFormat.allCases, copiesOriginal: true)
    let made = try scratch.make(source, settings)
    #expect(made.images.contains { $0.image.kind == .original })
    for image in made.images {
      let bytes = try scratch.bytes(String(image.path.dropFirst(scratch.path.count + 1)))
      #expect(!holds(bytes, "SECRET"), "\(image.path)")
    }
  }

  @Test("Creator and rights stay in every format", arguments: ["jpeg", "p3", "webp", "heic"])
  func credit(variant: String) throws {
    let scratch = try Scratch()
    let source = try scratch.draw(variant, secrets: true)
    let made = try scratch.make(
      source, ImageSettings(longestEdges: [60], formats: MadeFormat.allCases))
    #expect(made.images.count == 3)
    for image in made.images {
      let file = try PictureFile.inspect(image.path, limits: ImageLimits())
      let credit = try VipsPicture.open(file).credit()
      #expect(credit.creator == "Ann Author", "\(image.path)")
      #expect(credit.rights == "(c) Ann (2020)", "\(image.path)")
    }
  }

  @Test("A cleaned JPEG has the same pixels, the same turn and the credit")
  func cleanedOriginal() throws {
    let scratch = try Scratch()
    let source = try scratch.draw("jpeg", orientation: 6, secrets: true)
    let made = try scratch.make(
      source, ImageSettings(longestEdges: [], copiesOriginal: true))
    let copy = try #require(made.images.first)
    let found = try ImageProbe(path: copy.path)
    #expect(found.orientation == 6 && found.width == 80 && found.height == 120)
    #expect(copy.image.width == 80 && copy.image.height == 120)
    #expect(try pixels(of: copy.path) == pixels(of: source))
    let credit = try VipsPicture.open(PictureFile.inspect(copy.path, limits: ImageLimits()))
      .credit()
    #expect(credit.creator == "Ann Author" && credit.rights == "(c) Ann (2020)")
  }

  @Test("An explicit turn is written into a cleaned JPEG", arguments: ImageRotation.allCases)
  func turnedOriginal(turn: ImageRotation) throws {
    let scratch = try Scratch()
    let source = try scratch.draw("jpeg", orientation: 6)
    let made = try scratch.make(
      source, ImageSettings(longestEdges: [], copiesOriginal: true), rotation: turn)
    let copy = try #require(made.images.first)
    let found = try ImageProbe(path: copy.path)
    #expect(found.orientation == turn.orientation)
    #expect(found.width == copy.image.width && found.height == copy.image.height)
  }

  @Test(
    "A cleaned original keeps its pixels without being encoded again",
    arguments: ["png", "png16", "palette", "alpha", "gif", "webp", "animated-gif", "animated-webp"])
  func losslessOriginal(variant: String) throws {
    let scratch = try Scratch()
    let source = try scratch.draw(variant, secrets: true)
    let made = try scratch.make(source, ImageSettings(longestEdges: [], copiesOriginal: true))
    let copy = try #require(made.images.last)
    #expect(try pixels(of: copy.path) == pixels(of: source))
    #expect(try ImageProbe(path: copy.path).pages == ImageProbe(path: source).pages)
  }

  @Test("What browsers do not show is copied as a JPEG", arguments: ["heic", "tiff", "avif"])
  func convertedOriginal(variant: String) throws {
    let scratch = try Scratch()
    let source = try scratch.draw(variant, secrets: true)
    let made = try scratch.make(source, ImageSettings(longestEdges: [], copiesOriginal: true))
    let copy = try #require(made.images.first)
    #expect(copy.image.format == .jpeg)
    #expect(try Corners(of: copy.path) == Corners("rgby"))
  }

  @Test("With all metadata kept, everything but the turn stays, and an original is copied whole")
  func everythingKept() throws {
    let scratch = try Scratch()
    let source = try scratch.draw("jpeg", orientation: 6, secrets: true)
    let made = try scratch.make(
      source,
      ImageSettings(longestEdges: [60], keepsMetadata: true, copiesOriginal: true))
    #expect(holds(try scratch.bytes("still_60.jpg"), "SECRET camera"))
    #expect(try ImageProbe(path: scratch.place("still_60.jpg")).orientation == 1)
    #expect(try Corners(of: scratch.place("still_60.jpg")) == Corners("bryg"))
    #expect(try scratch.bytes("original_120.jpg") == scratch.bytes("jpeg-6"))
    #expect(made.images.count == 2)
  }

  @Test(
    "An explicit turn holds for copied originals of every kind, with and without metadata",
    arguments: ["jpeg", "png", "gif", "webp", "tiff"], [false, true])
  func turnedCopies(variant: String, keeps: Bool) throws {
    let scratch = try Scratch()
    let source = try scratch.draw(variant, secrets: true)
    let settings = ImageSettings(longestEdges: [], keepsMetadata: keeps, copiesOriginal: true)
    let copy = try #require(try scratch.make(source, settings, rotation: .right).images.first)
    let found = try ImageProbe(path: copy.path)
    #expect(found.width == 80 && found.height == 120 && found.format == copy.image.format)
    #expect(copy.image.width == 80 && copy.image.height == 120)
    #expect(found.orientation == 1 || found.orientation == 6)
    #expect(try Corners(of: copy.path) == Corners(found.orientation == 1 ? "bryg" : "rgby"))
  }

  @Test("A moving original is copied as it is, whatever the turn", arguments: [false, true])
  func movingCopy(keeps: Bool) throws {
    let scratch = try Scratch()
    let source = try scratch.draw("animated-gif")
    let settings = ImageSettings(longestEdges: [], keepsMetadata: keeps, copiesOriginal: true)
    let copy = try #require(try scratch.make(source, settings, rotation: .right).images.first)
    let found = try ImageProbe(path: copy.path)
    #expect(found.pages == 3 && found.width == 120 && copy.image.width == 120)
  }

  @Test("What telephones put behind a picture is cut off")
  func trailer() throws {
    let scratch = try Scratch()
    _ = try scratch.draw("jpeg")
    let bytes = try scratch.bytes("jpeg-1")
    let source = try scratch.write(bytes + Array("SECRET film".utf8), to: "phone.jpg")
    _ = try scratch.make(source, ImageSettings(longestEdges: [], copiesOriginal: true))
    #expect(!holds(try scratch.bytes("original_120.jpg"), "SECRET"))
  }

  private func pixels(of path: String) throws -> [UInt8] {
    try VipsPicture.open(PictureFile.inspect(path, limits: ImageLimits())).pixels()
  }

  private func holds(_ bytes: [UInt8], _ text: String) -> Bool {
    Data(bytes).range(of: Data(text.utf8)) != nil
  }
}
