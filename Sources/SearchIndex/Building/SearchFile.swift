/// A script file of the index.
package struct SearchFile: Hashable, Sendable {
  /// The path from the site's root.
  package let path: String
  /// The script.
  package let bytes: [UInt8]

  /// The folder of all of them.
  package static let folder = "search/"

  /// Wraps a shard: a call that hands over its name and what it holds.
  init(name: String, _ content: [UInt8]) {
    path = "\(Self.folder)\(name).js"
    bytes = Array("photoSearch(\"\(name)\",".utf8) + content + Array(");\n".utf8)
  }
}
