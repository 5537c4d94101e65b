package import GalleryModel

extension Library: DetailCache {
  /// Keeps what a call for one photo answered, for as long as the photo stays unchanged.
  ///
  /// - Parameters:
  ///   - detail: The answer or the refusal.
  ///   - kind: Which call it was.
  ///   - photo: Which photo it was about.
  ///   - updated: When the photo had last changed at the time of the call.
  /// - Throws: ``LibraryError``.
  /// - Returns: Whether it was kept: nothing is for photos the library does not hold.
  @discardableResult
  package func save(
    _ detail: PhotoDetail, _ kind: PhotoDetail.Kind, of photo: PhotoID, updated: Timestamp?
  ) throws -> Bool {
    let (answer, refusal): (SQLValue, SQLValue) =
      switch detail {
      case .answer(let bytes): (.bytes(bytes), .null)
      case .refusal(let reason): (.null, .text(reason))
      }
    try connection.prepare(
      """
      INSERT INTO detail (photo, kind, updated, answer, refusal)
      SELECT number, ?2, ?3, ?4, ?5 FROM photo WHERE id = ?1
      ON CONFLICT (photo, kind) DO UPDATE SET updated = excluded.updated,
        answer = excluded.answer, refusal = excluded.refusal
      """
    ).run(
      .text(photo.rawValue), .text(kind.rawValue), .integer(updated?.seconds), answer, refusal)
    return connection.changedRowCount > 0
  }

  /// Recalls what a call for one photo answered, if the photo has not changed since.
  package func detail(
    _ kind: PhotoDetail.Kind, of photo: PhotoID, updated: Timestamp?
  ) throws -> PhotoDetail? {
    try connection.prepare(
      """
      SELECT answer, refusal FROM detail JOIN photo ON photo.number = detail.photo
      WHERE photo.id = ?1 AND detail.kind = ?2 AND detail.updated IS ?3
      """
    ).first(.text(photo.rawValue), .text(kind.rawValue), .integer(updated?.seconds)) { row in
      row.optionalText(1).map { .refusal($0) } ?? .answer(row.bytes(0))
    }
  }
}
