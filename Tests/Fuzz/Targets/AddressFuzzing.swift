import Pages

@testable import FlickrSources

/// Tries the addresses that people paste, and those that pages link to.
enum AddressFuzzing {
  static func read(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if FlickrAddress.isAddress(text) { _ = try? FlickrAddress.parse(text) }
    _ = try? FlickrAddress.parse("https://www.flickr.com/" + text)
    _ = try? FlickrAddress.parse("https://flic.kr/" + text)
    let encoded = WebAddress.encoded(text)
    precondition(WebAddress.encoded(encoded) == encoded, "An address is encoded once.")
    precondition(
      encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x3C && $0 != 0x3E },
      "An encoded address can stand in an attribute.")
  }
}
