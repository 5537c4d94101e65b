/// Holds an album of the made-up world.
package struct FakeAlbum: Sendable, Equatable {
  private static let firstID = 72_177_000_000_000_000

  /// Whose it is.
  package let owner: FakeOwner
  /// Its place among the owner's albums, from 0.
  package let number: Int

  /// The id.
  package var id: String { "\(Self.firstID + owner.number * 100_000 + number)" }
  /// The title, which may be empty.
  package var title: String { PhotoTexts.title(number * 5 + owner.number) }
  var description: String { PhotoTexts.description(number) }
  var created: Int { 1_600_000_000 + number * 86_400 }

  /// Finds the owner's and the album's number behind an id.
  static func numbers(of id: String) -> (owner: Int, album: Int)? {
    guard let number = Int(id), number >= firstID else { return nil }
    return ((number - firstID) / 100_000, (number - firstID) % 100_000)
  }
}
