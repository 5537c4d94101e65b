import Foundation
import Testing

@testable import Imaging

@Suite("Made files seen by exiftool", .enabled(if: ExifTool.isInstalled))
struct ExifToolTests {
  /// What may be told: the file itself, pixels, colours, and the credit.
  private static let harmless: Set<String> = [
    "SourceFile", "ExifTool", "File", "JFIF", "ICC_Profile", "Composite", "RIFF", "PNG", "GIF",
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
    for image in try scratch.make(source, settings).images {
      let artist = try ExifTool.run(["-s3", "-Artist", image.path])
      #expect(image.image.kind == .animation || artist == "Ann Author\n", "\(image.path)")
      for (group, tag) in try ExifTool.tags(of: image.path) {
        let isCredit = ["Artist", "Copyright", "Creator", "Rights", "Author"].contains(tag)
        let isPlain =
          Self.harmless.contains(group)
          || [
            "ExifByteOrder", "ResolutionUnit", "XResolution", "YResolution", "YCbCrPositioning",
            "ExifVersion", "ComponentsConfiguration", "FlashpixVersion", "ColorSpace",
            "ExifImageWidth", "ExifImageHeight", "Orientation",
          ].contains(tag) || group == "QuickTime"
        #expect(isCredit || isPlain, "\(group):\(tag) in \(image.path)")
        #expect(!tag.contains("Thumbnail") && !tag.contains("GPS") && !tag.contains("Serial"))
      }
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
