/// Holds one attribute of a stranger's HTML, decoded.
package struct HTMLAttribute: Sendable, Hashable {
  /// Names the attribute in lower case.
  package let name: String
  /// Holds the value; empty when the attribute stands alone, as in `<a download>`.
  package let value: String

  /// Pairs a name with a value.
  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
