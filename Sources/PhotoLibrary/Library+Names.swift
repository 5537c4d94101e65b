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
}
