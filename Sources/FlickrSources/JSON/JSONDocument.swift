/// Keeps a JSON text as two flat arrays that all its nodes share.
///
/// Values stand in the order written; what is inside a value follows it up to `end`.
final class JSONDocument: Sendable {
  enum Kind: UInt8, Sendable {
    case object
    case array
    case string
    case number
    case bool
    case null
  }

  struct Slice: Sendable {
    var start: Int32
    var count: Int32

    static let empty = Slice(start: 0, count: 0)
  }

  struct Node: Sendable {
    var name: Slice
    var value: Slice
    var end: Int32
    var line: Int32
    var kind: Kind
  }

  let nodes: [Node]
  let text: [UInt8]

  init(nodes: [Node], text: [UInt8]) {
    self.nodes = nodes
    self.text = text
  }

  func string(_ slice: Slice) -> String {
    let start = Int(slice.start)
    return String(decoding: text[start..<start + Int(slice.count)], as: UTF8.self)
  }

  func holds(_ name: [UInt8], at slice: Slice) -> Bool {
    let start = Int(slice.start)
    return Int(slice.count) == name.count && text[start..<start + name.count].elementsEqual(name)
  }
}
