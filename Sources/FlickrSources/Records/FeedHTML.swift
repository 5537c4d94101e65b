import Foundation
import GalleryModel

/// Reads the HTML of a feed's item: Flickr's two paragraphs with the picture, then the member's words.
struct FeedHTML {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The member's own words, without Flickr's paragraphs before them.
  var ownWords: String {
    var rest = text[...]
    for _ in 0..<2 {
      guard let end = rest.range(of: "</p>") else { return "" }
      rest = rest[end.upperBound...]
    }
    let words = rest.trimmingCharacters(in: .whitespacesAndNewlines)
    guard words.hasPrefix("<p>"), words.hasSuffix("</p>") else { return words }
    return String(words.dropFirst(3).dropLast(4))
  }

  /// The address of the picture; empty where there is none.
  var image: String { attribute("src") }

  /// Takes over the picture's files: the one that is named, and those that share its secret.
  ///
  /// The picture's shape stands in the HTML; the suffix in the address tells the size.
  func take(_ image: String, into record: inout PhotoRecord) {
    record[.width(.small240)] = attribute("width")
    record[.height(.small240)] = attribute("height")
    let end = ["_m.jpg", "_b.jpg"].first { image.hasSuffix($0) }
    guard let base = end.map({ image.dropLast($0.count) }),
      base.split(separator: "/").last?.hasPrefix("\(record[.id])_") == true
    else { return }
    for label in [SizeLabel.small240, .small320, .medium500, .medium640, .large1024] {
      record[.url(label)] = base + (label.suffix.isEmpty ? "" : "_\(label.suffix)") + ".jpg"
    }
  }

  private func attribute(_ name: String) -> String {
    guard let image = text.range(of: "<img "),
      let start = text.range(of: "\(name)=\"", range: image.upperBound..<text.endIndex)
    else { return "" }
    return String(text[start.upperBound...].prefix { $0 != "\"" })
  }
}
