import Testing

@testable import Imaging

@Suite("Damaged bytes")
struct DamagedBytesTests {
  @Test(
    "A cleaner survives every damaged byte and every length",
    arguments: ["jpeg", "png", "palette", "gif", "animated-gif", "webp", "animated-webp"])
  func cleaners(variant: String) throws {
    let scratch = try Scratch()
    _ = try scratch.draw(variant, width: 24, height: 16, secrets: true)
    let whole = try scratch.bytes("\(variant)-1")
    #expect(clean(whole, variant) != nil)
    #expect(clean(Array(whole.dropLast(20)), variant) == nil)
    for index in whole.indices {
      _ = clean(Array(whole.prefix(index)), variant)
      for value in [0, 0x7f, 0xff] as [UInt8] {
        var damaged = whole
        damaged[index] = value
        _ = clean(damaged, variant)
      }
    }
  }

  @Test("Exif that says what it cannot hold tells nothing, and never reads outside")
  func exif() throws {
    let block = ExifBlock(artist: "Ann Author", copyright: "(c) Ann", orientation: 6)
    let whole = try #require(block.segment)
    #expect(ExifBlock(whole) == block)
    for index in whole.indices {
      _ = ExifBlock(Array(whole.prefix(index)))
      for value in [0, 0x7f, 0xff] as [UInt8] {
        var damaged = whole
        damaged[index] = value
        _ = ExifBlock(damaged)
      }
    }
  }

  @Test(
    "Short and long credits are written and read back",
    arguments: [
      "A", "Abc", "Ann", "\u{c9}milie \u{5c71}\u{7530}", String(repeating: "x", count: 300),
    ])
  func credits(name: String) throws {
    let block = ExifBlock(artist: name, copyright: nil, orientation: 1)
    #expect(ExifBlock(try #require(block.structure)) == block)
  }

  @Test("A credit is tidied: no control characters, no blanks around, nothing without letters")
  func tidy() {
    #expect(ImageCredit.tidy(" Ann \u{0}\u{7}  Author\n") == "Ann Author")
    #expect(ImageCredit.tidy(" \n\u{0} ") == nil)
  }

  @Test("Creator and rights are read from XMP and IPTC, whatever else stands there")
  func otherPlaces() {
    let xmp = "<dc:creator><rdf:Seq><rdf:li>A &amp; B</rdf:li></rdf:Seq></dc:creator>"
    #expect(XMPPacket(Array(xmp.utf8)).creator == "A & B")
    #expect(XMPPacket(Array("<dc:creator><rdf:Seq><rdf:li>A".utf8)).creator == nil)
    let packet = XMPPacket.packet(creator: "A & <B>", rights: "(c) \u{c9}")
    #expect(XMPPacket(packet) == XMPPacket(packet + packet))
    #expect(XMPPacket(packet).creator == "A & <B>" && XMPPacket(packet).rights == "(c) \u{c9}")
    let records: [UInt8] = [
      0x1c, 2, 80, 0, 3, 65, 110, 110, 0x1c, 2, 116, 0, 1, 67, 0x1c, 2, 5, 9, 9,
    ]
    #expect(IPTCRecords(records).byline == "Ann")
    #expect(IPTCRecords(Array("8BIM".utf8) + records).copyright == "C")
  }

  private func clean(_ bytes: [UInt8], _ variant: String) -> [UInt8]? {
    switch variant {
    case "jpeg": JPEGCleaner(bytes).cleaned(orientation: 6)
    case "png", "palette": PNGCleaner(bytes).cleaned()
    case "gif", "animated-gif": GIFCleaner(bytes).cleaned()
    default: WebPCleaner(bytes).cleaned()
    }
  }
}
