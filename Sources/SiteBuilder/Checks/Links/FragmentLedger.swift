/// Keeps which spots pages have and which they link to, in a few bytes each.
struct FragmentLedger: Sendable {
  private(set) var spots: [FragmentKey] = []
  private(set) var wishes: [FragmentWish] = []

  mutating func add(spot: FragmentKey) { spots.append(spot) }

  mutating func add(wish: FragmentWish) { wishes.append(wish) }

  /// Finds the links in several ledgers that lead to no spot of theirs.
  static func unfulfilled(in ledgers: [FragmentLedger]) -> [FragmentWish] {
    var missing: Set<FragmentKey> = []
    for ledger in ledgers {
      for wish in ledger.wishes { missing.insert(wish.key) }
    }
    for ledger in ledgers {
      for spot in ledger.spots { missing.remove(spot) }
    }
    guard !missing.isEmpty else { return [] }
    return ledgers.flatMap { $0.wishes.filter { missing.contains($0.key) } }
  }
}
