import Foundation
import Testing

@testable import Imaging

@Suite("Made files seen by exiftool", .enabled(if: ExifTool.isInstalled))
struct ExifToolTests {
  /// What may be told: the file itself, pixels, colours, and the credit.
  private static let harmlessGroups: Set<String> = [
    "ExifTool", "File", "JFIF", "ICC_Profile", "Composite", "RIFF", "PNG", "GIF", "QuickTime",
  ]
  private static let harmlessTags: Set<String> = [
    "Artist", "Copyright", "Creator", "Rights", "Author", "ExifByteOrder", "ResolutionUnit",
    "XResolution", "YResolution", "YCbCrPositioning", "ExifVersion", "ComponentsConfiguration",
    "FlashpixVersion", "ColorSpace", "ExifImageWidth", "ExifImageHeight", "Orientation",
  ]

  @Test(
    "Nothing private is left, and the credit is",
    arguments: ["jpeg", "p3", "webp", "tiff", "heic", "avif"])
  func outputs(variant: String) throws {
    let scratch = try Scratch()
    let source = try scratch.draw(variant, secrets: variant != "animated-gif")
    try ExifTool.tellEverything(in: source, ofKind: variant)
    let settings = ImageSettings(
      longestEdges: [60, 120], formats: MadeFormat.allCases, copiesOriginal: true)
    let made = try scratch.make(source, settings).images.map(\.path)
    let tags = try ExifTool.tags(of: made)
    for path in made {
      #expect(tags.contains { $0.path == path && $0.name == "Artist" && $0.value == "Ann Author" })
    }
    for tag in tags {
      #expect(
        Self.harmlessGroups.contains(tag.group) || Self.harmlessTags.contains(tag.name), "\(tag)")
      #expect(!tag.value.contains("SECRET"), "\(tag)")
      #expect(
        ["Thumbnail", "GPS", "Serial", "Comment"].allSatisfy { !tag.name.contains($0) }, "\(tag)")
    }
  }

  @Test("Creator and rights of IPTC and XMP are found where there is no Exif")
  func otherCredit() throws {
    let scratch = try Scratch()
    let source = try scratch.draw("jpeg")
    try ExifTool.run([
      "-overwrite_original", "-IPTC:By-line=Ben Byline", "-IPTC:CopyrightNotice=(c) Ben", source,
    ])
    let settings = ImageSettings(longestEdges: [60], formats: [.jpeg, .webp], copiesOriginal: true)
    for image in try scratch.make(source, settings).images {
      let answer = try ExifTool.run([
        "-s3", "-Artist", "-Copyright", "-XMP-dc:Creator", "-XMP-dc:Rights", image.path,
      ])
      #expect(answer == "Ben Byline\n(c) Ben\nBen Byline\n(c) Ben\n", "\(image.path)")
    }
  }
}
