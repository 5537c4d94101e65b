/// Hides where photos come from and announces what changes: the facade of the gallery.
///
/// One task owns the model and everything that listens to it, so events stay in order.
package final class FlickrModel {
  /// Photos on a grid page.
  package let perPage: Int
  /// How grid pages are numbered.
  package let order: PagingOrder
  /// What may be published.
  package let rule: PublishRule
  /// What pages say of the source.
  package var summary: SourceSummary { source.summary }
  /// The page that is turned to.
  package private(set) var currentPage = PageNumber.first
  /// The photos on that page, once loaded.
  package private(set) var currentPhotos: [Photo] = []
  /// The photo that is looked at, if any.
  package private(set) var selection: Selection?
  /// What happened while loading.
  package private(set) var loading: LoadingRecord
  /// What would give away photos that may not be published; complete after ``withhold()``.
  package private(set) var withheld = WithheldTraces()

  private let source: any PhotoSource
  private var store: any PhotoStore
  private let pageLimit: Int?
  private let details: GalleryDetails?
  private let dispatcher = EventDispatcher()
  private var isExhausted = false
  private var waiting: [Photo] = []
  private var knownIndex: GalleryIndex?

  private static let completedAtOnce = 64

  /// Makes a model of a source, showing at most so many pages; `nil` shows all.
  ///
  /// What happened while loading photos that the store holds already comes as `earlier`; `details`
  /// knows what is to be told of photos beyond what always shows.
  package init(
    source: any PhotoSource, store: any PhotoStore, perPage: Int, pageLimit: Int? = nil,
    order: PagingOrder = .newest, rule: PublishRule = PublishRule(), theme: Theme = .auto,
    earlier: LoadingRecord = LoadingRecord(), details: GalleryDetails? = nil
  ) {
    precondition(perPage > 0, "a page holds at least one photo")
    self.source = source
    self.store = store
    self.perPage = perPage
    self.order = order
    self.pageLimit = pageLimit
    self.rule = rule
    self.theme = theme
    self.details = details
    loading = earlier
  }

  /// Which palette pages show first; announced when it really changes.
  package var theme: Theme {
    didSet { if theme != oldValue { dispatcher.send(.themeChanged(theme)) } }
  }

  /// Tells whether pages show the night palette first.
  package var isNight: Bool { theme == .night }

  /// How many photos have been loaded.
  package var photoCount: Int { store.photoCount }

  /// How many different owners those photos have.
  package var personCount: Int { store.personCount }

  /// How the loaded photos are divided into grid pages.
  package var paging: Paging { Paging(order, perPage: perPage, photoCount: store.photoCount) }

  /// How so many of the gallery's photos, the newest first, are divided into pages.
  ///
  /// In stable order, too, what fits on two pages is on two: nothing old is behind them.
  package func paging(of count: Int) -> Paging {
    Paging(count > 2 * perPage ? order : .newest, perPage: perPage, photoCount: count)
  }

  /// How many grid pages the loaded photos fill; an empty gallery has one.
  package var pageCount: Int { paging.pageCount }

  /// Adds an observer, for as long as the subscription lives.
  package func subscribe(_ observer: any GalleryObserver) -> Subscription {
    dispatcher.subscribe(observer)
  }

  /// Turns to a page, announces it unless it is showing, then loads it.
  ///
  /// - Throws: What the source or store throws; the page stays turned to, without photos.
  package func turn(to page: PageNumber) async throws {
    if page != currentPage {
      currentPage = page
      currentPhotos = []
      selection = nil
      dispatcher.send(.pageChanged(page))
    }
    try await load(page: page)
  }

  /// Fetches until a page is complete or the source has no more, and announces its photos.
  ///
  /// Which photos are on a page of a stable gallery is known only once all are there.
  package func load(page: PageNumber) async throws {
    if order == .stable {
      try await loadAll()
    } else {
      while store.photoCount < min(page.value * perPage, photoLimit) || source.isOwing,
        hasMore
      {
        try await fetchBatch()
      }
    }
    if page == currentPage { currentPhotos = try photos(on: page) }
    dispatcher.send(.dataCompleted(page))
  }

  /// Fetches everything that the gallery will show, without turning pages.
  ///
  /// - Parameter progress: Is told the number of photos so far, after each batch.
  /// - Throws: What the source or store throws.
  package func loadAll(progress: (Int) -> Void = { _ in }) async throws {
    while store.photoCount < photoLimit || source.isOwing, hasMore {
      try await fetchBatch()
      progress(store.photoCount)
    }
    if order == .stable, !(store is PostedOrder) { store = try PostedOrder(store) }
  }

  /// Fetches everything that the gallery will show, and completes each photo.
  ///
  /// Photos that turn out to be gone are taken out, and others move up.
  /// - Parameters:
  ///   - complete: Is given some photos at a time, and tells which of them are gone.
  ///   - progress: Is told the number of photos so far.
  /// - Throws: What the source or store throws, and what `complete` throws.
  package func loadAll(
    completing complete: ([Photo]) async throws -> Set<PhotoID>,
    progress: (Int) -> Void = { _ in }
  ) async throws {
    var done = 0
    repeat {
      try await loadAll(progress: progress)
      var gone: Set<PhotoID> = []
      while done < store.photoCount {
        let photos = try store.photos(at: done..<done + Self.completedAtOnce)
        gone.formUnion(try await complete(photos))
        done += photos.count
        progress(done)
      }
      guard !gone.isEmpty else { return }
      try store.remove(gone)
      knownIndex = nil
      done -= gone.count
      loading.skipped += gone.sorted().map {
        SkippedRecord(
          origin: summary.title, record: $0.rawValue,
          reason: "the photo went away between its list and its details")
      }
    } while true
  }

  /// Learns what must not be seen of photos that were loaded, now or by earlier runs.
  ///
  /// From then on texts of photos name none of those. A photo that is withheld by one record and
  /// published by another is published.
  package func withhold() throws {
    for place in try withheld.ids.compactMap({ try store.position(of: PhotoID($0)) }) {
      for photo in try store.photos(at: place..<place + 1) { withheld.drop(photo) }
    }
    withheld.formUnion(try store.withheld(by: rule))
    if !withheld.isEmpty { store = DiscreetStore(store, withholding: withheld) }
  }

  /// Gives the photos of a page that are loaded.
  package func photos(on page: PageNumber) throws -> [Photo] {
    try store.photos(at: paging.positions(on: page))
  }

  /// Gives loaded photos by their positions from 0; positions past the end give nothing.
  package func photos(at positions: Range<Int>) throws -> [Photo] {
    try store.photos(at: positions)
  }

  /// Gives loaded photos by any positions, in their order, for pictures with some longest edges.
  ///
  /// Sizes that would not be chosen for one of the edges may be missing.
  package func photos(at positions: ArraySlice<Int32>, fitting edges: [Int]) throws -> [Photo] {
    try store.photos(at: positions, fitting: edges)
  }

  /// Tells which of the loaded photos belong to which album, tag, year and member.
  ///
  /// Is made when it is asked for first, and again when there are other photos.
  package func index() throws -> GalleryIndex {
    if let knownIndex { return knownIndex }
    var indexer = GalleryIndexer(
      albums: loading.albums, photoCount: store.photoCount, personCount: store.personCount)
    for position in 0..<store.photoCount {
      if let filing = try store.filing(at: position) { indexer.add(filing, at: position) }
    }
    let index = indexer.index()
    knownIndex = index
    return index
  }

  /// Tells what decides whether a loaded photo's page must be made again, without unpacking it.
  package func outline(at position: Int) throws -> PhotoOutline? {
    guard let outline = try store.outline(at: position), let details else {
      return try store.outline(at: position)
    }
    var digest = outline.digest
    var mayMentionPhotos = outline.mayMentionPhotos
    for photo in try store.photos(at: position..<position + 1) {
      let known = try details.details(of: photo)
      digest.combine(PackedDetails(known).bytes)
      let texts = known.comments.map(\.textHTML) + known.notes.map(\.textHTML)
      mayMentionPhotos = mayMentionPhotos || texts.contains(where: PhotoOutline.mayMentionPhotos)
    }
    return PhotoOutline(
      id: outline.id, ownerPosition: outline.ownerPosition, digest: digest,
      mayMentionPhotos: mayMentionPhotos)
  }

  /// Adds photos behind those that are there, and announces the page they complete.
  ///
  /// Leaves out what may not be published, what is there already, and what is over the limit.
  package func add(_ photos: [Photo], on page: PageNumber) throws {
    try admit(photos)
    if page == currentPage { currentPhotos = try self.photos(on: page) }
    dispatcher.send(.dataCompleted(page))
  }

  /// Looks at a photo of the gallery, announced when it is another one.
  ///
  /// - Throws: What the store throws; a photo that is not in the gallery is left unselected.
  package func select(_ photo: Photo) throws {
    guard photo.id != selection?.photo.id else { return }
    guard let position = try store.position(of: photo.id) else { return }
    let index = try index()
    selection = try Selection(
      photo: photo, position: position, page: paging.home(of: position),
      albums: index.albums(ofPhotoAt: position), tagKeys: photo.tags.map(index.key),
      year: FilingDate(of: photo).flatMap { index.year($0.year)?.year },
      details: details?.details(of: photo).masked(by: withheld) ?? PhotoDetails(),
      previous: neighbor(at: position - 1), next: neighbor(at: position + 1))
    dispatcher.send(.photoSelected(photo.id))
  }

  /// Gives owners in the order of their first photos, by position from 0.
  package func people(at positions: Range<Int>) throws -> [PersonEntry] {
    try store.people(at: positions)
  }

  private var photoLimit: Int {
    pageLimit.map { $0.multipliedReportingOverflow(by: perPage) }
      .map { $0.overflow ? Int.max : $0.partialValue } ?? .max
  }

  private func neighbor(at position: Int) throws -> Photo? {
    guard position >= 0, position < store.photoCount else { return nil }
    let inPage = position - paging.positions(on: currentPage).lowerBound
    if currentPhotos.indices.contains(inPage) { return currentPhotos[inPage] }
    return try store.photos(at: position..<position + 1).first
  }

  /// Tells that there may be more photos to show.
  private var hasMore: Bool { !isExhausted || !waiting.isEmpty }

  private func fetchBatch() async throws {
    guard waiting.isEmpty else {
      let photos = waiting
      waiting = []
      return try append(photos)
    }
    guard let batch = try await source.nextBatch() else {
      isExhausted = true
      return
    }
    loading.skipped += batch.skipped
    loading.take(batch.albums)
    knownIndex = nil
    try store.update(batch.people)
    try admit(batch.photos)
  }

  private func admit(_ photos: [Photo]) throws {
    let allowed = photos.filter(rule.allows)
    loading.withheldCount += photos.count - allowed.count
    if allowed.count < photos.count {
      for photo in photos where !rule.allows(photo) { withheld.note(photo) }
    }
    loading.assumedSafeCount += allowed.count { $0.safety == nil }
    try append(allowed)
  }

  /// Adds photos up to the limit; the others wait for a place, in case one becomes free.
  private func append(_ photos: [Photo]) throws {
    knownIndex = nil
    let room = photoLimit - store.photoCount
    if photos.count <= room {
      loading.duplicateCount += photos.count - (try store.append(photos))
    } else {
      var rest = photos[...]
      var admitted = 0
      while admitted < room, let photo = rest.popFirst() { admitted += try store.append([photo]) }
      waiting += rest
    }
  }
}
