/// The bytes that open and close a tag.
struct Delimiters: Sendable, Equatable {
  let opening: [UInt8]
  let closing: [UInt8]

  static let standard = Delimiters(opening: Array("{{".utf8), closing: Array("}}".utf8))
}
