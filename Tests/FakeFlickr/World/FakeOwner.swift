/// Holds a member of the made-up world.
package struct FakeOwner: Sendable, Equatable {
  /// The member's place in the world, from 0.
  package let number: Int

  /// The permanent id, such as `10000000@N01`.
  package var nsid: String { "\(10_000_000 + number * 7)@N0\(number % 9 + 1)" }

  /// The screen name.
  package var username: String { Self.names[number % Self.names.count] + suffix }

  /// The name in addresses; every third member has none.
  package var alias: String? {
    number % 3 == 2 ? nil : Self.aliases[number % Self.aliases.count] + suffix
  }

  /// The real name: given, empty, or not there at all, in turn.
  var realName: String? {
    switch number % 3 {
    case 0: Self.realNames[number % Self.realNames.count]
    case 1: ""
    default: nil
    }
  }

  /// The place: given, empty, or not there at all, in turn.
  var location: String? {
    switch number % 4 {
    case 0: "Reykjavík, Iceland"
    case 1: nil
    case 2: ""
    default: "Lisboa, Portugal"
    }
  }

  /// Whether the member pays, and so shows sizes above 1024 pixels.
  var isPro: Bool { number % 2 == 0 }

  /// The server of the member's icon; 0 for those who have none.
  var iconServer: Int { number % 2 == 0 ? 65_535 : 0 }

  var iconFarm: Int { iconServer == 0 ? 0 : 66 }

  /// The path segment of the member's pages.
  package var pathName: String { alias ?? nsid }

  private var suffix: String {
    let round = number / Self.names.count
    return round == 0 ? "" : "\(round + 1)"
  }

  private static let names = [
    "Ása Jónsdóttir", "B & B \"Fotos\"", "café<noir>", "山田太郎", "dana.w", "Ole 🦊",
  ]
  private static let aliases = ["asa_jons", "bbfotos", "none", "yamada-taro", "danaw", "none"]
  private static let realNames = ["Ása Jónsdóttir", "unused", "unused", "山田 太郎"]
}
