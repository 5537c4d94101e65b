package import GalleryModel

/// Takes one photo, with the files that really exist.
package final class OnePhotoSource: PhotoSource {
  private let client: FlickrClient
  private let id: PhotoID
  private var isDone = false
  private var recorder: PageRecorder
  private var calls: PendingAnswers
  private var sizes: SizeBook

  /// What the photo is; the title is better once it has come.
  package private(set) var summary: SourceSummary

  /// Makes a source of a photo; nothing is fetched yet.
  init(
    client: FlickrClient, id: PhotoID, logs: ListingLogs? = nil,
    memory: (any CallMemory)? = nil
  ) throws {
    self.client = client
    self.id = id
    calls = PendingAnswers(client, memory: memory)
    sizes = SizeBook(memory)
    summary = SourceSummary(
      title: "Photo \(id)", photosPerPage: Listing.termsCap, photosPerPageCap: Listing.termsCap)
    recorder = PageRecorder(try logs?("photo:\(id)", summary))
    summary = recorder.summary ?? summary
    isDone = recorder.position != nil
  }

  /// Fetches the photo in two calls, in one where it has not changed since the last time.
  ///
  /// - Throws: What ``FlickrClient/call(_:_:)`` throws, and ``FlickrSourceError/absent(_:_:)``.
  package func nextBatch() async throws -> PhotoBatch? {
    guard !isDone else { return nil }
    isDone = true
    let method = "flickr.photos.getInfo"
    let answer = try await calls.call(
      method, ["photo_id": id.rawValue], absentee: .photo(id.rawValue))
    let page = client.reader.read(answer, origin: method)
    guard page.listsPhotos else { throw client.garbled("\(method) gave no photo") }
    var batch = PhotoBatch(photos: page.photos, skipped: page.skipped)
    if let photo = batch.photos.first {
      batch.photos = [try await sizes.complete(photo, by: &calls) ?? photo]
      if !photo.title.isEmpty { summary.title = photo.title }
    }
    try recorder.record(batch, position: "1", isLast: true, summary: summary)
    try sizes.settle()
    try calls.forget()
    return batch
  }
}
