import Foundation

/// A way in which strangers' texts arrive: an answer of Flickr's in one of its two formats.
enum AnswerCarrier: CaseIterable {
  case json
  case xml

  var fileName: String { self == .json ? "answers.json" : "answers.xml" }

  /// Writes a list of photos whose members are given by name.
  func bytes(_ photos: [[String: String]]) throws -> [UInt8] {
    switch self {
    case .json:
      let list = List(page: 1, pages: 1, perpage: 500, total: photos.count, photo: photos)
      return Array(try JSONEncoder().encode(Answer(photos: list)))
    case .xml:
      let head =
        "<rsp stat=\"ok\"><photos page=\"1\" pages=\"1\" perpage=\"500\" total=\"\(photos.count)\">"
      return Array((head + photos.map(Self.element).joined() + "</photos></rsp>").utf8)
    }
  }

  private struct List: Encodable {
    let page: Int
    let pages: Int
    let perpage: Int
    let total: Int
    let photo: [[String: String]]
  }

  private struct Answer: Encodable {
    let photos: List
    var stat = "ok"
  }

  private static func element(_ photo: [String: String]) -> String {
    let attributes = photo.sorted { $0.key < $1.key }.filter { $0.key != "description" }
      .map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    return
      "<photo\(attributes)><description>\(escaped(photo["description"] ?? ""))</description></photo>"
  }

  /// Escapes a text, and leaves out what XML cannot carry.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x09, 0x0A, 0x0D: result += "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
