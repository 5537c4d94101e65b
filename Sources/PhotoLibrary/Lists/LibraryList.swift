package import GalleryModel

/// Shows a list of the library as a store of photos, and fills it.
///
/// ``begin(_:_:in:_:)`` starts a listing or goes on with one that broke off; its photos stand beside
/// those of the last complete listing, which they replace when the list has come to its end.
/// ``stored(_:in:_:)`` shows what is there.
package final class LibraryList: PhotoStore, ListingLog {
  /// Which list it is.
  package let key: ListKey
  /// What pages and reports say of the list.
  package private(set) var summary: SourceSummary
  /// What the source noted of where it stands with the last page.
  package private(set) var position: String?
  /// What happened while loading the photos that were there at the start.
  ///
  /// Give it to the model, so that reports are those of a run that was not disturbed.
  package let earlier: LoadingRecord
  /// The page to fetch next, from 1; `nil` when the list is complete or only shown.
  package private(set) var nextPage: Int?
  /// Tells that the photos are those of a whole list.
  package private(set) var isComplete: Bool

  private let library: Library
  private let list: Int
  private let options: ListOptions
  /// Tells that the list is only shown.
  let isStored: Bool
  private let view: ListingView
  private let writer: PhotoTable
  private var recordedCount: Int
  /// Photos of the page recorded last that do not show yet.
  private var waiting: [PhotoID: Arrival] = [:]

  private init(
    _ key: ListKey, _ list: Int, _ summary: SourceSummary, listing: Int?, state: ListingState,
    isStored: Bool, _ options: ListOptions, in library: Library
  ) throws {
    (self.key, self.list, self.summary) = (key, list, summary)
    (self.library, self.options, self.isStored) = (library, options, isStored)
    let scan =
      try listing.map { try ListingScan($0, options, in: library.connection) } ?? ListingScan()
    view = try ListingView(listing, scan, in: library)
    recordedCount = scan.photoCount
    earlier = try LoadingRecord(of: listing, scan, in: library.connection)
    position = try listing.flatMap { try PageTable(library.connection).position(of: $0) }
    isComplete = state == .complete
    nextPage =
      isStored || state == .complete
      ? nil : try listing.map { try PageTable(library.connection).last(of: $0) + 1 } ?? 1
    writer = try PhotoTable(library.connection, library.people)
  }

  /// Begins a listing, or goes on with that of a run that broke off a short while ago.
  ///
  /// The photos of the latter show at once, as the options have it; where it was complete already,
  /// nothing is left to list. A run that ends as it should says so with ``finish()``, and the next
  /// one lists anew. What an earlier listing brought stays until this one has ended.
  package static func begin(
    _ key: ListKey, _ summary: SourceSummary, in library: Library,
    _ options: ListOptions = ListOptions()
  ) throws -> LibraryList {
    let history = ListHistory(library)
    let (list, summary, listing, state) = try history.resume(key, summary, options)
    library.people.forget()
    return try LibraryList(
      key, list, summary, listing: listing, state: state, isStored: false, options, in: library)
  }

  /// Shows the last complete listing of a list, or else what there is of it.
  ///
  /// - Throws: ``LibraryError/noList(_:list:known:)`` where nothing of it ever arrived.
  package static func stored(
    _ key: ListKey, in library: Library, _ options: ListOptions = ListOptions()
  ) throws -> LibraryList {
    guard let (list, summary) = try ListTable(library.connection).find(key),
      let (listing, state) = try ListingTable(library.connection).newest(of: list)
    else { throw LibraryError.noList(library.path, list: key, known: try library.lists()) }
    return try LibraryList(
      key, list, summary, listing: listing, state: state, isStored: true, options, in: library)
  }

  package var albums: [Album] { earlier.albums }

  package var photoCount: Int { view.photoCount }

  package var personCount: Int { view.personCount }

  /// Keeps a page with everything it brought: either all of it is kept, or nothing.
  ///
  /// Its photos show when they are appended. The last page completes the list, which then replaces
  /// what was there before.
  /// - Throws: ``LibraryError/massDisappearance(list:before:after:)`` where the complete list is not
  ///   plausible: then it does not replace anything, and the next run lists again.
  package func record(_ page: ListedPage) throws -> Int {
    precondition(page.number == nextPage, "pages are recorded one after the other")
    var refusal: LibraryError?
    var isLast = page.isLast
    let count = try keep(page.batch) { listing, newCount in
      try PageTable(library.connection)
        .save(page, newCount: newCount, in: listing, at: library.now())
      if let summary = page.summary { _ = try ListTable(library.connection).save(key, summary) }
      isLast =
        isLast || (page.position == nil && newCount == 0 && page.batch.skipped.isEmpty)
      if isLast { refusal = try history.complete(listing, of: list, key, options) }
    }
    nextPage = isLast ? nil : page.number + 1
    (position, summary) = (page.position, page.summary ?? summary)
    if let refusal { throw refusal }
    isComplete = isLast
    return count
  }

  /// Keeps what a source without pages brought: either all of it is kept, or nothing.
  ///
  /// Its photos show when they are appended. Say with ``complete()`` when there is no more.
  /// - Returns: How many of its photos had not come before.
  package func record(_ batch: PhotoBatch) throws -> Int { try keep(batch) { _, _ in } }

  /// Shows photos behind those that show, and keeps those that were not recorded.
  ///
  /// Recorded ones come in the order of their page; those left out are hidden.
  package func append(_ photos: [Photo]) throws -> Int {
    var arrivals = photos.compactMap { waiting.removeValue(forKey: $0.id) }
    if arrivals.count < photos.count {
      let others = try keep { try writer.add(photos, to: $0, from: recordedCount) }
      recordedCount += others.count
      arrivals += others.values.sorted { $0.place < $1.place }
    }
    return view.show(arrivals)
  }

  /// Takes photos out of the listing: they are gone, whatever its pages said.
  ///
  /// A list that is only shown hides them.
  package func remove(_ ids: Set<PhotoID>) throws {
    if !isStored, view.listing != nil { try keep { try writer.remove(ids, from: $0) } }
    try view.hide(ids)
  }

  /// Says that the list has come to its end, for sources that list no pages.
  ///
  /// - Throws: ``LibraryError/massDisappearance(list:before:after:)``, as ``record(_:)`` does.
  package func complete() throws {
    guard !isComplete, !isStored else { return }
    let refusal = try keep { try history.complete($0, of: list, key, options) }
    nextPage = nil
    if let refusal { throw refusal }
    isComplete = true
  }

  /// Says that a run has come to its end with the list, so that the next one begins anew.
  ///
  /// Without this the next run takes the listing for that of one that was killed, and goes on with
  /// it. A complete list stays complete; one of which nothing arrived leaves no trace.
  package func finish() throws { try library.finish([self]) }

  /// Ends the run's listing, within a transaction.
  func end() throws {
    guard let listing = view.listing else { return }
    if isComplete { try history.use(listing) } else { try history.pause(listing, of: list) }
  }

  /// How many photos the library has of the list from runs before this one.
  package var knownPhotoCount: Int {
    get throws { try history.photoCount(of: list, besides: isComplete ? nil : view.listing) }
  }

  /// Says that the list is gone as a whole: what the library has of it is removed.
  ///
  /// The list is complete and empty then.
  package func removeAll() throws {
    guard !isStored else { return }
    let listing = try library.connection.transaction {
      _ = try ListTable(library.connection).save(key, summary)
      return try history.empty(list, options)
    }
    view.clear(listing)
    (recordedCount, waiting, nextPage, isComplete) = (0, [:], nil, true)
  }

  package func update(_ people: [Person]) throws {
    guard !people.isEmpty else { return }
    try keep { try learn(people, in: $0) }
  }

  package func photos(at positions: Range<Int>) throws -> [Photo] {
    try view.photos(at: positions)
  }

  package func outline(at position: Int) throws -> PhotoOutline? {
    try view.outline(at: position)
  }

  package func filing(at position: Int) throws -> PhotoFiling? {
    try view.filing(at: position)
  }

  package func position(of id: PhotoID) throws -> Int? { try view.position(of: id) }

  package func personPosition(of id: NSID) throws -> Int? { try view.personPosition(of: id) }

  package func people(at positions: Range<Int>) throws -> [PersonEntry] {
    try view.people(at: positions)
  }

  package func withheld(by rule: PublishRule) throws -> WithheldTraces {
    try library.withheld(by: rule)
  }

  private var history: ListHistory { ListHistory(library) }

  private func keep(_ batch: PhotoBatch, _ more: (Int, Int) throws -> Void) throws -> Int {
    let arrivals = try keep { listing in
      try learn(batch.people, in: listing)
      let arrivals = try writer.add(batch.photos, to: listing, from: recordedCount)
      try AlbumTable(library.connection).save(batch.albums, in: listing)
      try PageTable(library.connection).save(batch.skipped, in: listing)
      try more(listing, arrivals.count)
      return arrivals
    }
    recordedCount += arrivals.count
    // A page may bring no photos, while those of the page before do not show yet.
    if !batch.photos.isEmpty { waiting = arrivals }
    return arrivals.count
  }

  private func learn(_ people: [Person], in listing: Int) throws {
    for person in people {
      if let number = try library.people.learn(person, in: listing) { view.refresh(owner: number) }
    }
  }

  private func start() throws -> Int {
    _ = try ListTable(library.connection).save(key, summary)
    return try ListingTable(library.connection)
      .start(of: list, pageLength: options.pageLength, at: library.now())
  }

  /// Changes the listing in one transaction; a new one is made with its first change.
  private func keep<Result>(_ change: (Int) throws -> Result) throws -> Result {
    guard !isStored else {
      throw LibraryError.failed(library.path, reason: "a stored list takes no photos")
    }
    do {
      let (number, result) = try library.connection.transaction {
        let number = try view.listing ?? start()
        return (number, try change(number))
      }
      view.listing = number
      view.refresh()
      return result
    } catch {
      // What was remembered of the transaction is not true.
      library.people.forget()
      throw error
    }
  }
}
