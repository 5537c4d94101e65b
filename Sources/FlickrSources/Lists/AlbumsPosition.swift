import GalleryModel

/// Where a source stands among the albums of a member, as a text that a log keeps.
struct AlbumsPosition: Equatable {
  /// The next page of the list of albums; `nil` when all albums are known.
  var heads: Int?
  /// The place in the album that is being read, the first of those to be read.
  var place: ListPosition?
  /// The albums still to be read, whole or in part.
  var albums: [PhotoID]
  /// Tells that the call for the member's card is still to be made.
  var owesCard = false

  init(heads: Int?, place: ListPosition?, albums: [PhotoID]) {
    (self.heads, self.place, self.albums) = (heads, place, albums)
  }

  /// Reads a position; `nil` for a text of another form.
  init?(_ text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    owesCard = parts.count == 4 && parts[3] == "card"
    guard parts.count == 3 || owesCard else { return nil }
    heads = Int(parts[0])
    place = ListPosition(parts[1])
    albums = parts[2].split(separator: ",").compactMap { PhotoID($0) }
  }

  /// Tells that nothing is left to be fetched.
  var isAtEnd: Bool { heads == nil && albums.isEmpty && !owesCard }

  var text: String {
    "\(heads.map(String.init) ?? "");\(place?.text ?? "");"
      + albums.map(\.rawValue).joined(separator: ",") + (owesCard ? ";card" : "")
  }
}
