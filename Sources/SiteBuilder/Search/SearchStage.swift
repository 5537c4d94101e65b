import GalleryModel
import Pages
import Presenters
import SearchIndex

/// Makes the index that searches load, unless that of the last build is of the same photos.
struct SearchStage {
  let desk: PageDesk
  let previous: PreviousSite
  let staging: StagingArea
  /// A folder of ours for what does not fit into memory.
  let hidden: Folder
  let jobs: Int

  /// Photos that a task takes apart in one go.
  private static let batchSize = 1024

  /// Makes the files that are new or changed.
  ///
  /// - Parameter site: Sums up the settings and the program.
  /// - Returns: The files, also those that are kept.
  /// - Throws: ``SiteError``, what the model throws, or a cancellation.
  func run(site: UInt64) async throws -> SearchResult {
    let fingerprint = fingerprint(site)
    if let kept = kept(fingerprint) { return kept }
    var result = SearchResult()
    for part in try await parts(of: try await plan(), fingerprint) { result.append(part) }
    return result
  }

  /// Sums up all photos in their order, and the albums' titles.
  private func fingerprint(_ site: UInt64) -> UInt64 {
    var digest = Digest(value: site)
    digest.combine(SearchFile.folder)
    for outline in desk.outlines { digest.combine(outline.digest) }
    for album in desk.index.albums {
      digest.combine(album.title)
      for position in album.positions { digest.combine(Int(position)) }
    }
    return max(1, digest.value)
  }

  /// Keeps the last build's index where all of its files are there and of the same photos.
  private func kept(_ fingerprint: UInt64) -> SearchResult? {
    let (manifest, folder) = (previous.manifest, Array(SearchFile.folder.utf8))
    var result = SearchResult()
    for position in 0..<manifest.count where manifest.pathBytes(at: position).starts(with: folder) {
      let path = manifest.path(at: position)
      guard previous.position(of: PathKey(path), fingerprint: fingerprint) != nil else {
        return nil
      }
      result.keep(path, line: manifest.line(at: position))
    }
    return result.paths.isEmpty ? nil : result
  }

  private func plan() async throws -> SearchIndexPlan {
    let shelf = LazyScratch(in: hidden)
    var terms = BucketStore(shelf: shelf)
    var documents = BucketStore(shelf: shelf)
    let maker = SearchEntryMaker(settings: desk.settings, phrases: desk.phrases)
    try await withThrowingTaskGroup(of: SearchBatch.self) { group in
      var running = 0
      for start in stride(from: 0, to: desk.outlines.count, by: Self.batchSize) {
        if running > jobs, let batch = try await group.next() {
          try terms.add(batch.terms)
          try documents.add(batch.documents)
          running -= 1
        }
        let photos = try desk.model.photos(at: start..<start + Self.batchSize)
        let albums = photos.indices.map { desk.index.albums(ofPhotoAt: start + $0).map(\.title) }
        group.addTask { Self.batch(photos, albums, first: start, maker) }
        running += 1
      }
      for try await batch in group {
        try terms.add(batch.terms)
        try documents.add(batch.documents)
      }
    }
    return SearchIndexPlan(
      ids: desk.outlines.map(\.id.rawValue), terms: terms, documents: documents)
  }

  private static func batch(
    _ photos: [Photo], _ albums: [[String]], first: Int, _ maker: SearchEntryMaker
  ) -> SearchBatch {
    var scanner = TermScanner()
    let entries = zip(photos, albums).map { photo, albums in
      let found = maker.entry(of: photo, albums: albums)
      return SearchEntry(
        id: found.id.rawValue, document: SearchDocument.text(of: found),
        texts: found.texts.map { ($0.text, $0.most) })
    }
    return SearchBatch(entries, first: first, &scanner)
  }

  /// Writes the parts of the index, by several tasks, and gives them in their order.
  private func parts(
    of plan: SearchIndexPlan, _ fingerprint: UInt64
  ) async throws -> [SearchResult] {
    let stager = SearchStager(previous: previous, staging: staging, fingerprint: fingerprint)
    return try await withThrowingTaskGroup(of: (Int, SearchResult).self) { group in
      var results: [(Int, SearchResult)] = []
      for part in 0...plan.partCount {
        if part > jobs, let result = try await group.next() { results.append(result) }
        group.addTask {
          let files = part == 0 ? [try plan.root()] : try plan.files(ofPart: part - 1)
          return (part, try stager.stage(files))
        }
      }
      for try await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
