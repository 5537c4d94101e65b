package import GalleryModel

extension Library: NameMemory {
  /// Remembers which member or group a name in Flickr's addresses means.
  package func remember(_ id: NSID, named address: String) throws {
    try connection.prepare(
      """
      INSERT INTO name VALUES (?1, ?2) ON CONFLICT (address) DO UPDATE SET nsid = excluded.nsid
      """
    ).run(.text(address), .text(id.rawValue))
  }

  /// Recalls which member or group a name in Flickr's addresses means.
  package func id(named address: String) throws -> NSID? {
    try connection.prepare("SELECT nsid FROM name WHERE address = ?1")
      .first(.text(address)) { NSID($0.text(0)) } ?? nil
  }

  /// Remembers the address that a short link leads to.
  package func remember(target: String, ofShortLink path: String) throws {
    try connection.prepare("INSERT OR REPLACE INTO link VALUES (?1, ?2)")
      .run(.text(path), .text(target))
  }

  /// Recalls the address that a short link leads to.
  package func target(ofShortLink path: String) throws -> String? {
    try connection.prepare("SELECT target FROM link WHERE path = ?1")
      .first(.text(path)) { $0.text(0) }
  }
}
