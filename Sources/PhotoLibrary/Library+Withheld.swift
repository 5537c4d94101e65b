package import GalleryModel

extension Library {
  /// Collects what would give away any photo of the library that may not be published.
  ///
  /// - Parameter rule: What may be published.
  /// - Returns: Nothing where everything may be published.
  /// - Throws: ``LibraryError``.
  package func withheld(by rule: PublishRule) throws -> WithheldTraces {
    var traces = WithheldTraces()
    try connection.prepare(
      """
      SELECT owner, record FROM photo WHERE (?1 = 0 AND visibility <> 0) OR ifnull(safety, 0) > ?2
      """
    ).readRows(.flag(rule.includesPrivate), .integer(rule.highestSafety.rawValue)) { row in
      guard let owner = NSID(row.text(0)),
        let photo = PackedPhoto(bytes: row.bytes(1)).photo(of: Person(id: owner))
      else { throw LibraryError.damaged(path, reason: "the record of a photo has changed") }
      if !rule.allows(photo) { traces.note(photo) }
    }
    return traces
  }
}
