/// Holds what a server answered.
package struct HTTPResponse: Sendable, Hashable {
  /// The status, such as 200.
  package var status: Int
  /// Header fields by their names in lower case.
  package var headers: [String: String]
  /// The whole body.
  package var body: [UInt8]

  /// Collects an answer; names of header fields may come in any case.
  package init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    self.body = body
  }
}
