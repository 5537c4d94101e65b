import Testing

@testable import Imaging

@Suite("Picture formats")
struct ImageFormatTests {
  @Test(
    "A format is known by its first bytes",
    arguments: [
      ("\u{0}\u{0}\u{0}\u{18}ftypheic\u{0}\u{0}\u{0}\u{0}mif1heic", ImageFormat.heic),
      ("\u{0}\u{0}\u{0}\u{18}ftypmif1\u{0}\u{0}\u{0}\u{0}mif1avif", .avif),
      ("\u{0}\u{0}\u{0}\u{18}ftypavif\u{0}\u{0}\u{0}\u{0}", .avif),
      ("GIF89a", .gif), ("GIF87a", .gif), ("RIFF\u{1}\u{0}\u{0}\u{0}WEBPVP8 ", .webp),
      ("II*\u{0}", .tiff), ("MM\u{0}*", .tiff),
    ])
  func signature(text: String, format: ImageFormat) {
    #expect(ImageFormat(firstBytes: text.utf8) == format)
  }

  @Test(
    "Other content is no picture",
    arguments: ["", "I", "hello", "<svg/>", "RIFF\u{1}\u{0}\u{0}\u{0}WAVEfmt ", "%PDF-1.4", "BM"]
      + ["\u{0}\u{0}\u{0}\u{18}ftypisom\u{0}\u{0}\u{0}\u{0}mp42", "\u{0}\u{0}\u{0}\u{18}ftyp"])
  func stranger(text: String) {
    #expect(ImageFormat(firstBytes: text.utf8) == nil)
  }

  @Test("A JPEG is called JPEG and its files end in jpg")
  func jpeg() {
    #expect(ImageFormat(firstBytes: [0xff, 0xd8, 0xff, 0xe1]) == .jpeg)
    #expect(ImageFormat.jpeg.fileExtension == "jpg")
    #expect(ImageFormat.jpeg.mediaType == "image/jpeg")
  }
}
