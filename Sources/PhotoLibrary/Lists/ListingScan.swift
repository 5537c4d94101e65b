import GalleryModel

/// Goes once through the entries of a listing and finds out which photos show.
struct ListingScan {
  private(set) var positions = ShownPositions()
  private(set) var owners = OwnerTable()
  /// How many photos the listing has.
  private(set) var photoCount = 0
  private(set) var withheldCount = 0
  private(set) var assumedSafeCount = 0

  /// Makes the scan of a listing that has not begun.
  init() {}

  init(_ listing: Int, _ options: ListOptions, in connection: Connection) throws {
    let limit = options.limit ?? .max
    try connection.prepare(
      """
      SELECT position, owner, visibility, safety, gone FROM entry
      WHERE listing = ?1 ORDER BY position
      """
    ).readRows(.integer(listing)) { row in
      let place = row.integer(0)
      photoCount = place + 1
      if row.flag(4) { return }
      let safety = row.optionalInteger(3).flatMap(Safety.init(rawValue:))
      let visibility = Visibility(rawValue: row.integer(2)) ?? .unknown
      guard options.rule.allows(visibility, safety) else {
        withheldCount += 1
        return
      }
      if safety == nil { assumedSafeCount += 1 }
      guard positions.count < limit else { return }
      owners.add(row.integer(1), at: positions.count)
      positions.show(place)
    }
  }
}
