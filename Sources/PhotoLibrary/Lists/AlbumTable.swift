import GalleryModel

/// Keeps albums with the order of their photos.
struct AlbumTable {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// Writes down albums that a listing told of; an album it told of before is replaced.
  func save(_ albums: [Album], in listing: Int) throws {
    let link = try connection.prepare(
      """
      INSERT OR IGNORE INTO listing_album (listing, position, album)
      SELECT ?1, count(*), ?2 FROM listing_album WHERE listing = ?1
      """)
    for album in albums { try link.run(.integer(listing), .integer(save(album))) }
  }

  private func save(_ album: Album) throws -> Int {
    try connection.prepare(
      """
      INSERT INTO album (id, title, description, owner, cover) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (id) DO UPDATE SET title = excluded.title,
        description = excluded.description, owner = excluded.owner, cover = excluded.cover
      """
    ).run(
      .text(album.id.rawValue), .text(album.title), .text(album.descriptionHTML),
      .text(album.owner?.rawValue), .text(album.cover?.rawValue))
    let number =
      try connection.prepare("SELECT number FROM album WHERE id = ?1")
      .first(.text(album.id.rawValue)) { $0.integer(0) } ?? 0
    try connection.prepare("DELETE FROM album_photo WHERE album = ?1").run(.integer(number))
    let place = try connection.prepare("INSERT INTO album_photo VALUES (?1, ?2, ?3)")
    for (position, photo) in album.photos.enumerated() {
      try place.run(.integer(number), .integer(position), .text(photo.rawValue))
    }
    return number
  }

  /// Gives the albums that a listing told of, in its order.
  func albums(of listing: Int) throws -> [Album] {
    var albums: [Album] = []
    let photos = try connection.prepare(
      "SELECT photo FROM album_photo WHERE album = ?1 ORDER BY position")
    try connection.prepare(
      """
      SELECT album.number, id, title, description, owner, cover
      FROM listing_album JOIN album ON album.number = listing_album.album
      WHERE listing = ?1 ORDER BY position
      """
    ).readRows(.integer(listing)) { row in
      guard let id = PhotoID(row.text(1)) else { return }
      var album = Album(
        id: id, title: row.text(2), descriptionHTML: row.text(3),
        owner: row.optionalText(4).flatMap { NSID($0) },
        cover: row.optionalText(5).flatMap { PhotoID($0) })
      try photos.readRows(.integer(row.integer(0))) {
        if let photo = PhotoID($0.text(0)) { album.photos.append(photo) }
      }
      albums.append(album)
    }
    return albums
  }
}
