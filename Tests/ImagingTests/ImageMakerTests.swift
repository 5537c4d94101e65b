import Testing

@testable import Imaging

@Suite("Made pictures")
struct ImageMakerTests {
  /// The corners of an upright picture that was stored as an orientation number says.
  static let upright = [
    1: "rgby", 2: "gryb", 3: "ybgr", 4: "byrg", 5: "rbgy", 6: "bryg", 7: "ygbr", 8: "gyrb",
  ]

  @Test("Every orientation of Exif is applied once", arguments: 1...8)
  func orientation(number: Int) throws {
    let scratch = try Scratch()
    let source = try scratch.draw("jpeg", orientation: number)
    let made = try scratch.make(source, ImageSettings(longestEdges: [60, 120]))
    for image in made.images {
      #expect(try Corners(of: image.path) == Corners(Self.upright[number] ?? ""))
      let found = try ImageProbe(path: image.path)
      #expect(found.orientation == 1)
      #expect(found.width == image.image.width && found.height == image.image.height)
      #expect((found.width > found.height) == (number < 5))
    }
  }

  @Test(
    "An explicit turn goes before the file's own",
    arguments: ImageRotation.allCases, [1, 3, 6, 7])
  func rotation(turn: ImageRotation, number: Int) throws {
    let scratch = try Scratch()
    let source = try scratch.draw("jpeg", orientation: number)
    let made = try scratch.make(source, ImageSettings(longestEdges: [60]), rotation: turn)
    let image = try #require(made.images.first)
    #expect(try Corners(of: image.path) == Corners(Self.upright[turn.orientation] ?? ""))
    #expect((image.image.width > image.image.height) == (turn == .none || turn == .half))
  }

  @Test(
    "Every kind of picture becomes an sRGB JPEG with 8 bits",
    arguments: [
      "jpeg", "cmyk", "p3", "png", "png16", "palette", "gif", "webp", "tiff", "tiff16", "heic",
      "avif", "animated-gif", "animated-webp",
    ])
  func kinds(variant: String) throws {
    let scratch = try Scratch()
    let source = try scratch.draw(variant)
    let made = try scratch.make(source, ImageSettings(longestEdges: [60, 120]))
    let stills = made.images.filter { $0.image.kind == .still }
    #expect(stills.map(\.image.longestEdge) == [60, 120])
    for still in stills {
      let tolerance = variant == "cmyk" ? 90 : 25
      let corners = try Corners(of: still.path, tolerance: tolerance)
      #expect(corners == Corners("rgby"))
      let found = try ImageProbe(path: still.path)
      #expect(found.format == .jpeg && found.width == still.image.width)
      #expect(found.bytes == still.bytes)
    }
  }

  @Test("A grey picture stays grey")
  func grey() throws {
    let scratch = try Scratch()
    let made = try scratch.make(try scratch.draw("grey"), ImageSettings(longestEdges: [60]))
    let colour = made.placeholder.colour
    #expect(colour.red == colour.green && colour.green == colour.blue)
  }

  @Test("Transparent parts are white in a JPEG and stay transparent in WebP and AVIF")
  func alpha() throws {
    let scratch = try Scratch()
    let settings = ImageSettings(longestEdges: [60], formats: [.jpeg, .webp, .avif])
    let made = try scratch.make(try scratch.draw("alpha"), settings)
    for image in made.images {
      #expect(try Corners(of: image.path) == Corners("rwbw"))
      #expect(try ImageProbe(path: image.path).hasAlpha == (image.image.format != .jpeg))
    }
  }

  @Test(
    "A small wide-gamut profile stays, so that no colour is lost", arguments: MadeFormat.allCases)
  func wideGamut(format: MadeFormat) throws {
    let scratch = try Scratch()
    let settings = ImageSettings(longestEdges: [60], formats: [format])
    let made = try scratch.make(try scratch.draw("p3"), settings)
    let path = try #require(made.images.first).path
    let picture = try VipsPicture.open(PictureFile.inspect(path, limits: ImageLimits()))
    let isTold = picture.has("icc-profile-data")
    #expect(isTold)
    #expect(try Corners(of: path) == Corners("rgby"))
  }

  @Test("Nothing is made larger than the original, and nothing twice")
  func noUpscaling() throws {
    let scratch = try Scratch()
    let settings = ImageSettings(longestEdges: [2048, 60, 1024, 320, 60])
    let made = try scratch.make(try scratch.draw("jpeg"), settings)
    #expect(made.images.map(\.image.longestEdge) == [60, 120])
    #expect(try scratch.names == ["jpeg-1", "still_120.jpg", "still_60.jpg"])
  }

  @Test("A panorama keeps at least one pixel of height")
  func panorama() throws {
    let scratch = try Scratch()
    let source = try scratch.draw("jpeg", width: 3000, height: 4)
    let made = try scratch.make(source, ImageSettings(longestEdges: [320]))
    #expect(made.images.map(\.image.width) == [320])
    #expect(made.images.map(\.image.height) == [1])
  }

  @Test("A file has the same bytes whichever others are made with it")
  func independence() throws {
    let scratch = try Scratch()
    let source = try scratch.draw("jpeg", width: 1200, height: 800)
    let settings = ImageSettings(longestEdges: [100, 300, 600])
    let all = try scratch.make(source, settings)
    let maker = try ImageMaker(settings: settings)
    let plan = try maker.plan(source)
    let one = try maker.make(
      plan, where: { $0.longestEdge == 100 }, at: { _ in scratch.place("one") })
    #expect(one.images.count == 1)
    #expect(try scratch.bytes("one") == scratch.bytes("still_100.jpg"))
    #expect(one.placeholder == all.placeholder)
  }

  @Test("An animation is kept as it is, beside stills of its first frame")
  func animation() throws {
    let scratch = try Scratch()
    let made = try scratch.make(
      try scratch.draw("animated-gif"), ImageSettings(longestEdges: [60]))
    #expect(made.images.map(\.image.kind) == [.still, .animation])
    let kept = try ImageProbe(path: try #require(made.images.last).path)
    #expect(kept.format == .gif && kept.pages == 3 && kept.isAnimated)
  }

  @Test("An animation becomes a small moving WebP where WebP is asked for")
  func smallAnimation() throws {
    let scratch = try Scratch()
    let made = try scratch.make(
      try scratch.draw("animated-gif"), ImageSettings(longestEdges: [60], formats: [.jpeg, .webp]))
    let moving = try #require(made.images.first { $0.image.kind == .animation })
    let found = try ImageProbe(path: moving.path)
    #expect(found.format == .webp && found.pages == 3)
    #expect(found.width == 60 && found.height == 40)
    #expect(moving.image.width == 60 && moving.image.height == 40)
  }

  @Test("Many at once are made as one after the other, and only the damaged one fails")
  func concurrency() async throws {
    let scratch = try Scratch()
    let good = try scratch.draw("jpeg", width: 900, height: 600)
    let bytes = try scratch.bytes("jpeg-1")
    let bad = try scratch.write(bytes.prefix(bytes.count / 2), to: "cut.jpg")
    let folder = scratch.path
    let maker = try ImageMaker(settings: ImageSettings(longestEdges: [64, 200]))
    let outcomes = await withTaskGroup(of: (Int, Result<[Int], ImagingError>).self) { group in
      for number in 0..<40 {
        let source = number % 8 == 3 ? bad : good
        group.addTask {
          do throws(ImagingError) {
            let made = try maker.make(maker.plan(source)) {
              "\(folder)/\(number)_\($0.longestEdge).jpg"
            }
            return (number, .success(made.images.map(\.bytes)))
          } catch {
            return (number, .failure(error))
          }
        }
      }
      return await group.reduce(into: [Int: Result<[Int], ImagingError>]()) { $0[$1.0] = $1.1 }
    }
    let expected = try maker.make(maker.plan(good)) { "\(folder)/x_\($0.longestEdge).jpg" }
    for number in 0..<40 {
      switch outcomes[number] {
      case .success(let sizes): #expect(number % 8 != 3 && sizes == expected.images.map(\.bytes))
      case .failure(let error): #expect(number % 8 == 3 && error.path == bad)
      case nil: Issue.record("number \(number) is missing")
      }
    }
    #expect(try scratch.names.allSatisfy { !$0.hasSuffix(".part") })
  }
}
