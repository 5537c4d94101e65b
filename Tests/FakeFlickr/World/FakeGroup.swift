/// Holds a group of the made-up world.
package struct FakeGroup: Sendable, Equatable {
  /// Its place among the groups, from 0.
  package let number: Int

  /// The permanent id.
  package var nsid: String { "\(20_000_000 + number)@N20" }
  /// The name in addresses.
  package var alias: String { "group-\(number + 1)" }
  /// The name.
  package var name: String { "Group \(number + 1): <Boats> & Bridges" }
}
