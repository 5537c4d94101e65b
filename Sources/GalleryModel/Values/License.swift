/// Names the licence of a photo by Flickr's number; unknown numbers claim nothing.
///
/// Source: `flickr.photos.licenses.getInfo`, numbers 0 to 16. The name follows the number, never the
/// other way round, because Flickr has renamed licences.
package struct License: Hashable, Sendable {
  /// Flickr's number.
  package let id: Int

  /// Wraps Flickr's number, known or not.
  package init(id: Int) { self.id = id }

  /// The licence of photos of which nothing is known: all rights reserved.
  package static let allRightsReserved = License(id: 0)

  /// Tells whether the number is one this program knows.
  package var isKnown: Bool { Self.table.indices.contains(id) }

  /// The full name; `licence unknown (99)` for a number we do not know.
  package var name: String { isKnown ? Self.table[id].name : "licence unknown (\(id))" }

  /// The name as short as it is used in captions, such as `CC BY-SA 4.0`.
  package var shortName: String { isKnown ? Self.table[id].short : name }

  /// The address of the deed, where there is one.
  package var deed: String? { isKnown ? Self.table[id].deed : nil }

  /// Tells whether anybody may copy the photo under the licence's terms.
  package var allowsCopies: Bool { isKnown && id != 0 }

  /// Tells whether nobody is known to have rights in the photo: Flickr's numbers 7 to 10.
  package var isPublicDomain: Bool { (7...10).contains(id) }

  private struct Entry {
    let name: String
    let short: String
    let deed: String?
  }

  private static func creative(_ terms: String, _ words: String, _ version: String) -> Entry {
    Entry(
      name: "Creative Commons \(words) \(version)", short: "CC \(terms) \(version)",
      deed: "https://creativecommons.org/licenses/\(terms.lowercased())/\(version)/")
  }

  private static let table: [Entry] = [
    Entry(name: "All rights reserved", short: "All rights reserved", deed: nil),
    creative("BY-NC-SA", "Attribution-NonCommercial-ShareAlike", "2.0"),
    creative("BY-NC", "Attribution-NonCommercial", "2.0"),
    creative("BY-NC-ND", "Attribution-NonCommercial-NoDerivs", "2.0"),
    creative("BY", "Attribution", "2.0"),
    creative("BY-SA", "Attribution-ShareAlike", "2.0"),
    creative("BY-ND", "Attribution-NoDerivs", "2.0"),
    Entry(
      name: "No known copyright restrictions", short: "No known copyright restrictions",
      deed: "https://www.flickr.com/commons/usage/"),
    Entry(
      name: "United States Government Work", short: "US Government Work",
      deed: "https://www.usa.gov/government-copyright"),
    Entry(
      name: "Public Domain Dedication (CC0 1.0)", short: "CC0 1.0",
      deed: "https://creativecommons.org/publicdomain/zero/1.0/"),
    Entry(
      name: "Public Domain Mark 1.0", short: "Public Domain Mark 1.0",
      deed: "https://creativecommons.org/publicdomain/mark/1.0/"),
    creative("BY", "Attribution", "4.0"),
    creative("BY-SA", "Attribution-ShareAlike", "4.0"),
    creative("BY-ND", "Attribution-NoDerivatives", "4.0"),
    creative("BY-NC", "Attribution-NonCommercial", "4.0"),
    creative("BY-NC-SA", "Attribution-NonCommercial-ShareAlike", "4.0"),
    creative("BY-NC-ND", "Attribution-NonCommercial-NoDerivatives", "4.0"),
  ]
}
