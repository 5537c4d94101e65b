import GalleryModel

/// Decides which listing of a list counts: the one rule by which photos leave the library.
struct ListHistory {
  private let library: Library
  private let listings: ListingTable

  init(_ library: Library) {
    self.library = library
    listings = ListingTable(library.connection)
  }

  /// Finds the listing to go on with, if there is one that broke off not long ago.
  func resume(
    _ key: ListKey, _ summary: SourceSummary, _ options: ListOptions
  ) throws -> (list: Int, summary: SourceSummary, listing: Int?) {
    try library.connection.transaction {
      let lists = ListTable(library.connection)
      let known = try lists.find(key)
      let list = try known?.number ?? lists.save(key, summary)
      for refused in try listings.others(of: list, than: 0, in: [.refused]) {
        try listings.remove(refused)
      }
      if let seconds = options.resumesWithin,
        let broken = try listings.broken(
          of: list, pageLength: options.pageLength, since: library.now() - seconds)
      {
        // What its pages have told of the list is better than what was known before them.
        return (list, known?.summary ?? summary, broken)
      }
      for old in try listings.others(of: list, than: 0, in: [.open]) {
        try listings.end(old, as: .partial, at: library.now(), try listings.tally(of: old))
      }
      // What is known of the list stays until this listing has brought something.
      return (list, summary, nil)
    }
  }

  /// Lets a listing that came to its end replace the others, if it is plausible.
  ///
  /// - Returns: Why not.
  func complete(
    _ listing: Int, of list: Int, _ key: ListKey, _ options: ListOptions
  ) throws -> LibraryError? {
    let tally = try listings.tally(of: listing)
    if !options.acceptsRemovals, let before = try listings.tally(before: listing, of: list),
      let (before, after) = tally.disappearance(since: before)
    {
      try listings.end(listing, as: .refused, at: library.now(), tally)
      return .massDisappearance(list: key, before: before, after: after)
    }
    try listings.end(listing, as: .complete, at: library.now(), tally)
    let all: [ListingState] = [.open, .partial, .complete, .refused]
    for other in try listings.others(of: list, than: listing, in: all) {
      try listings.remove(other)
    }
    return nil
  }

  /// Ends a listing before the list has ended; the last complete one stays.
  func pause(_ listing: Int, of list: Int) throws {
    try listings.end(listing, as: .partial, at: library.now(), try listings.tally(of: listing))
    for other in try listings.others(of: list, than: listing, in: [.open, .partial]) {
      try listings.remove(other)
    }
  }
}
