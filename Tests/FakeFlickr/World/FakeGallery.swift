/// Holds a gallery of the made-up world: photos of others, chosen by a member.
package struct FakeGallery: Sendable, Equatable {
  private static let firstID = 72_157_700_000_000_000

  /// Who chose.
  package let owner: FakeOwner
  /// Its place among the member's galleries, from 0.
  package let number: Int

  /// The id that addresses show.
  package var id: String { "\(Self.firstID + owner.number * 100_000 + number)" }
  /// The older form of the id, which the API understands as well.
  package var dashedID: String { "\(1_000 + owner.number)-\(id)" }
  /// The title.
  package var title: String { "Gallery \(number + 1) of \(owner.username)" }
  /// The address of its page.
  package var url: String { "https://www.flickr.com/photos/\(owner.pathName)/galleries/\(id)" }
  var created: Int { 1_610_000_000 + number * 86_400 }

  /// Finds the owner's and the gallery's number behind an id of either form.
  static func numbers(of id: String) -> (owner: Int, gallery: Int)? {
    guard let last = id.split(separator: "-").last, let number = Int(last), number >= firstID
    else { return nil }
    return ((number - firstID) / 100_000, (number - firstID) % 100_000)
  }
}
