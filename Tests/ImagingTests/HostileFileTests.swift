import Testing

@testable import Imaging

@Suite("Files of strangers")
struct HostileFileTests {
  @Test("An empty file is named and called empty")
  func empty() throws {
    let scratch = try Scratch()
    let path = try scratch.write([], to: "a.jpg")
    #expect(throws: ImagingError.empty(path: path)) { try ImageProbe(path: path) }
  }

  @Test("A text called .jpg is no picture")
  func text() throws {
    let scratch = try Scratch()
    let path = try scratch.write("not a picture at all\n".utf8, to: "a.jpg")
    #expect(throws: ImagingError.notAPicture(path: path)) { try ImageProbe(path: path) }
  }

  @Test(
    "A drawing that libvips could load is refused by its content", arguments: ["a.svg", "a.jpg"])
  func drawing(name: String) throws {
    let scratch = try Scratch()
    let path = try scratch.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8, to: name)
    #expect(throws: ImagingError.notAPicture(path: path)) { try ImageProbe(path: path) }
  }

  @Test("A missing file and a folder are told apart from pictures")
  func noFile() throws {
    let scratch = try Scratch()
    #expect(throws: ImagingError.file(path: scratch.path, reason: "this is no regular file")) {
      try ImageProbe(path: scratch.path)
    }
    let missing = scratch.place("none.jpg")
    let error = #expect(throws: ImagingError.self) { try ImageProbe(path: missing) }
    #expect(error?.path == missing)
  }

  @Test(
    "A file that ends too early is an error that names it, and leaves nothing behind",
    arguments: ["jpeg", "png", "gif", "webp", "tiff", "heic", "avif"], [0.3, 0.7, 0.95])
  func truncated(variant: String, share: Double) throws {
    let scratch = try Scratch()
    _ = try scratch.draw(variant, width: 700, height: 500)
    let bytes = try scratch.bytes("\(variant)-1")
    let path = try scratch.write(bytes.prefix(Int(Double(bytes.count) * share)), to: "cut")
    let error = #expect(throws: ImagingError.self) {
      try scratch.make(path, ImageSettings(longestEdges: [60]))
    }
    #expect(error?.path == path)
    #expect(error?.description.hasPrefix(path + ": error: ") == true)
    #expect(try scratch.names == ["\(variant)-1", "cut"].sorted())
  }

  @Test("A picture that claims a hundred thousand pixels a side is refused by its header")
  func bomb() throws {
    let scratch = try Scratch()
    _ = try scratch.draw("png")
    var bytes = try scratch.bytes("png-1")
    let claim: [UInt8] = [0, 1, 0x86, 0xa0, 0, 1, 0x86, 0xa0]
    let header = PNGChunk(name: "IHDR", content: claim + bytes[24..<29])
    bytes.replaceSubrange(8..<33, with: header.bytes)
    let path = try scratch.write(bytes, to: "bomb.png")
    let expected = ImagingError.tooLarge(
      path: path, what: "100000 x 100000 pixels", limit: "65535 on an edge")
    #expect(throws: expected) { try ImageProbe(path: path) }
  }

  @Test("Limits hold for bytes, pixels, edges and the frames of an animation together")
  func limits() throws {
    let scratch = try Scratch()
    let still = try scratch.draw("jpeg")
    let moving = try scratch.draw("animated-gif")
    let bytes = try ImageProbe(path: still).bytes
    for limits in [
      ImageLimits(bytes: bytes - 1), ImageLimits(pixels: 120 * 80 - 1), ImageLimits(edge: 119),
    ] {
      let error = #expect(throws: ImagingError.self) {
        try ImageProbe(path: still, limits: limits)
      }
      guard case .tooLarge = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
    #expect(throws: Never.self) {
      try ImageProbe(path: still, limits: ImageLimits(bytes: bytes, pixels: 9600, edge: 120))
    }
    #expect(throws: ImagingError.self) {
      try ImageProbe(path: moving, limits: ImageLimits(pixels: 2 * 9600))
    }
  }

  @Test("A place that cannot be written is named")
  func unwritable() throws {
    let scratch = try Scratch()
    let source = try scratch.draw("jpeg")
    let maker = try ImageMaker()
    let target = scratch.place("no/such/folder.jpg")
    let error = #expect(throws: ImagingError.self) {
      try maker.make(maker.plan(source)) { _ in target }
    }
    guard case .unwritable(target, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.contains(".part"))
  }
}
