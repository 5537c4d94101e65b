/// Keeps bytes out of memory for a while, such as in a file without a name.
package protocol RunShelf: AnyObject, Sendable {
  /// Keeps bytes behind those that are there.
  ///
  /// - Returns: Where they begin.
  func keep(_ bytes: [UInt8]) throws -> Int

  /// Gives bytes back; any task may ask.
  func read(_ range: Range<Int>) throws -> [UInt8]
}
