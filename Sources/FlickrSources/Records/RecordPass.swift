import GalleryModel

/// One pass over the records of a list, in order.
struct RecordPass {
  private(set) var photos: [Photo] = []
  private(set) var skipped: [SkippedRecord] = []
  /// Tells that a record is private: then a member was logged in when the answer was given.
  private(set) var sawPrivate = false

  /// Reads records.
  ///
  /// - Parameters:
  ///   - items: The records in the answer.
  ///   - reader: Makes photos of them.
  ///   - origin: The answer's name in reports.
  ///   - fill: Takes over one record.
  init(
    over items: [FlickrAnswer], with reader: PhotoReader, origin: String,
    fill: (FlickrAnswer, inout PhotoRecord) -> Void
  ) {
    // An answer without line breaks is better pointed into by counting records.
    let hasLines = items.count < 2 || items.first?.line != items.last?.line
    var record = PhotoRecord()
    var faults: [String] = []
    photos.reserveCapacity(items.count)
    for (position, item) in items.enumerated() {
      record.clear()
      fill(item, &record)
      sawPrivate = sawPrivate || record.isPrivate
      if let photo = reader.photo(of: record, faults: &faults) { photos.append(photo) }
      guard !faults.isEmpty else { continue }
      let place = hasLines ? ":\(item.line)" : " #\(position + 1)"
      for fault in faults {
        skipped.append(
          SkippedRecord(
            origin: origin + place, record: String(record[.id].prefix(40)), reason: fault))
      }
      faults.removeAll()
    }
  }

  /// The member to whom all the photos belong, if there is one.
  var commonOwner: Person? {
    guard let owner = photos.first?.owner,
      photos.indices.allSatisfy({ photos[$0].owner.id == owner.id })
    else { return nil }
    return owner
  }
}
