/// Groups of photos by their positions, in eight bytes and a little for each member.
package struct PositionGroups: Hashable, Sendable {
  private let starts: [Int32]
  private let members: [Int32]

  /// Puts positions into groups; within a group they keep their order.
  init(of pairs: [(group: Int32, position: Int32)], count: Int) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for pair in pairs { starts[Int(pair.group) + 1] += 1 }
    for group in 0..<count { starts[group + 1] += starts[group] }
    var next = starts
    var members = [Int32](repeating: 0, count: pairs.count)
    for pair in pairs {
      members[Int(next[Int(pair.group)])] = pair.position
      next[Int(pair.group)] += 1
    }
    self.starts = starts
    self.members = members
  }

  /// How many groups there are.
  package var count: Int { starts.count - 1 }

  /// Gives the positions in a group, by its number from 0.
  package subscript(group: Int) -> ArraySlice<Int32> {
    members[Int(starts[group])..<Int(starts[group + 1])]
  }
}
