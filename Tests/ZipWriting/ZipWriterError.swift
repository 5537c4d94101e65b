/// Says why a test's archive could not be made.
package struct ZipWriterError: Error, Hashable, Sendable, CustomStringConvertible {
  let reason: String

  package var description: String { reason }
}
