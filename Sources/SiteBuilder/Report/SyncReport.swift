package import GalleryModel

/// Tells what filling the library came to.
package struct SyncReport: Sendable, Equatable {
  /// What came of one list.
  package struct List: Sendable, Equatable {
    /// The name of the list in the library.
    package var key: String
    /// What a gallery of it is called.
    package var title: String
    /// How many photos the list has.
    package var photos: Int
    /// How many requests were sent for it.
    package var calls: Int
    /// Records that could not be used.
    package var skipped: [SkippedRecord]

    /// Collects what is told of a list.
    package init(
      key: String, title: String, photos: Int, calls: Int, skipped: [SkippedRecord] = []
    ) {
      self.key = key
      self.title = title
      self.photos = photos
      self.calls = calls
      self.skipped = skipped
    }
  }

  /// The lists, in the order named.
  package var lists: [List] = []

  /// Begins an empty report.
  package init() {}

  /// The report as one line of JSON.
  package var json: String {
    JSONText.object([
      (
        "lists",
        JSONText.array(
          lists.map { list in
            JSONText.object([
              ("list", JSONText.string(list.key)), ("title", JSONText.string(list.title)),
              ("photos", "\(list.photos)"), ("calls", "\(list.calls)"),
              ("skipped", JSONText.array(list.skipped.map(\.json))),
            ])
          })
      ),
      ("calls", "\(lists.reduce(0) { $0 + $1.calls })"),
    ])
  }
}
