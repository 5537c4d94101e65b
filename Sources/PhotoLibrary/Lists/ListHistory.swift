import GalleryModel

/// Decides which listing of a list counts: the one rule by which photos leave the library.
struct ListHistory {
  private let library: Library
  private let listings: ListingTable

  init(_ library: Library) {
    self.library = library
    listings = ListingTable(library.connection)
  }

  /// Finds the listing to go on with, if there is one whose run broke off not long ago.
  ///
  /// It may be complete: then the run broke off afterwards, and need not list again.
  func resume(
    _ key: ListKey, _ summary: SourceSummary, _ options: ListOptions
  ) throws -> (list: Int, summary: SourceSummary, listing: Int?, state: ListingState) {
    try library.connection.transaction {
      let lists = ListTable(library.connection)
      let known = try lists.find(key)
      let list = try known?.number ?? lists.save(key, summary)
      for refused in try listings.others(of: list, than: 0, in: [.refused]) {
        try listings.remove(refused)
      }
      if let seconds = options.resumesWithin {
        let moment = library.now() - seconds
        // What its pages have told of the list is better than what was known before them.
        if let broken = try listings.broken(
          of: list, pageLength: options.pageLength, since: moment)
        {
          return (list, known?.summary ?? summary, broken, .open)
        }
        if let unused = try listings.unused(
          of: list, pageLength: options.pageLength, since: moment)
        {
          return (list, known?.summary ?? summary, unused, .complete)
        }
      }
      for old in try listings.others(of: list, than: 0, in: [.open]) {
        try listings.end(old, as: .partial, at: library.now(), try listings.tally(of: old))
      }
      // What is known of the list stays until this listing has brought something.
      return (list, summary, nil, .open)
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
      let refusal = tally.refusal(of: key, since: before, options.rule)
    {
      try listings.end(listing, as: .refused, at: library.now(), tally)
      return refusal
    }
    try listings.end(listing, as: .complete, at: library.now(), tally)
    for other in try listings.others(of: list, than: listing, in: ListingState.allCases) {
      try listings.remove(other)
    }
    return nil
  }

  /// Counts what the library has of a list beside a listing that is under way.
  func photoCount(of list: Int, besides listing: Int?) throws -> Int {
    try listings.tally(before: listing ?? 0, of: list)?.all ?? 0
  }

  /// Replaces all that there is of a list by a complete listing without photos.
  func empty(_ list: Int, _ options: ListOptions) throws -> Int {
    for other in try listings.others(of: list, than: 0, in: ListingState.allCases) {
      try listings.remove(other)
    }
    let listing = try listings.start(
      of: list, pageLength: options.pageLength, at: library.now())
    try listings.end(listing, as: .complete, at: library.now(), PhotoTally(all: 0, open: 0))
    return listing
  }

  /// Notes that a run came to its end with a complete listing.
  func use(_ listing: Int) throws { try listings.use(listing) }

  /// Ends a listing before the list has ended; the last complete one stays.
  func pause(_ listing: Int, of list: Int) throws {
    try listings.end(listing, as: .partial, at: library.now(), try listings.tally(of: listing))
    for other in try listings.others(of: list, than: listing, in: [.open, .partial]) {
      try listings.remove(other)
    }
  }
}
