import Foundation

@testable import SearchIndex

/// Looks terms up in the files of an index, as the script of the search page does.
struct IndexReader {
  private struct Root: Decodable {
    let shards: Int
    let terms: Terms?
  }

  private struct Split: Decodable {
    let split: String
  }

  /// A list of terms, each with the photos it finds, or with those and where there are more.
  private struct Terms: Decodable {
    var photos: [String: String] = [:]
    var files: [String: (name: String, lows: String)] = [:]

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      while !list.isAtEnd {
        let term = try list.decode(String.self)
        if let text = try? list.decode(String.self) {
          photos[term] = text
        } else {
          let parts = try list.decode([String].self)
          photos[term] = parts[0]
          files[term] = (parts[1], parts[2])
        }
      }
    }
  }

  let files: [String: [UInt8]]

  init(_ files: [SearchFile]) {
    self.files = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
  }

  /// Gives what a file hands over.
  func content(_ name: String) throws -> Data {
    let text = String(decoding: files["search/\(name).js"] ?? [], as: UTF8.self)
    let start = "photoSearch(\"\(name)\","
    guard text.hasPrefix(start), text.hasSuffix(");\n") else { throw Missing(name: name) }
    return Data(text.dropFirst(start.count).dropLast(3).utf8)
  }

  struct Missing: Error {
    let name: String
  }

  /// Finds a term's photos, the newest first.
  func photos(_ term: String) throws -> [String] {
    let list = try terms(beside: term)
    let newest = Self.numbers(list.photos[term] ?? "")
    guard let more = list.files[term] else { return newest }
    let lows = Self.numbers(more.lows)
    return try lows.indices.reduce(into: newest) { all, index in
      let name = "\(more.name)-\(lows.count - 1 - index)"
      let chunk = Self.numbers(try JSONDecoder().decode(String.self, from: content(name)))
      guard chunk.last == lows[index] else { throw Missing(name: name) }
      all += chunk
    }
  }

  private func terms(beside term: String) throws -> Terms {
    let root = try JSONDecoder().decode(Root.self, from: content("index"))
    if let terms = root.terms { return terms }
    let path = term.unicodeScalars.map { String($0.value & 15, radix: 16) }.joined() + "z"
    let top = "t" + path.prefix(1)
    if let terms = try? JSONDecoder().decode(Terms.self, from: content(top)) { return terms }
    let split = try JSONDecoder().decode(Split.self, from: content(top)).split
    let ways = split.split(separator: " ").filter { path.hasPrefix($0) }
    if ways.isEmpty { return try JSONDecoder().decode(Terms.self, from: Data("[]".utf8)) }
    guard ways.count == 1 else { throw Missing(name: "one way to \(term): \(ways)") }
    return try JSONDecoder().decode(Terms.self, from: content("t" + ways[0]))
  }

  /// Reads a list of numbers.
  static func numbers(_ text: String) -> [String] {
    var numbers: [String] = []
    for letter in text {
      if let value = letter.asciiValue, (97...117).contains(value) {
        numbers.append(String((numbers.last ?? "").prefix(Int(value) - 97)))
      } else {
        numbers[numbers.count - 1].append(letter)
      }
    }
    return numbers
  }
}
