package import GalleryModel

/// Takes one photo, with the files that really exist.
package final class OnePhotoSource: PhotoSource {
  private let client: FlickrClient
  private let id: PhotoID
  private var isDone = false
  private var recorder: PageRecorder

  /// What the photo is; the title is better once it has come.
  package private(set) var summary: SourceSummary

  /// Makes a source of a photo; nothing is fetched yet.
  init(client: FlickrClient, id: PhotoID, logs: ListingLogs? = nil) throws {
    self.client = client
    self.id = id
    summary = SourceSummary(
      title: "Photo \(id)", photosPerPage: Listing.termsCap, photosPerPageCap: Listing.termsCap)
    recorder = PageRecorder(try logs?("photo:\(id)", summary))
    summary = recorder.summary ?? summary
    isDone = recorder.position != nil
  }

  /// Fetches the photo in two calls.
  ///
  /// - Throws: What ``FlickrClient/call(_:_:)`` throws, and ``FlickrSourceError/absent(_:_:)``.
  package func nextBatch() async throws -> PhotoBatch? {
    guard !isDone else { return nil }
    isDone = true
    let method = "flickr.photos.getInfo"
    let answer = try await client.call(
      method, ["photo_id": id.rawValue], absentee: .photo(id.rawValue))
    let page = client.reader.read(answer, origin: method)
    guard page.listsPhotos else { throw client.garbled("\(method) gave no photo") }
    var batch = PhotoBatch(photos: page.photos, skipped: page.skipped)
    if let photo = batch.photos.first {
      let sizes = try await client.sizes(of: photo.id)
      if let sizes, sizes.largest != nil { batch.photos = [photo.with(sizes)] }
      if !photo.title.isEmpty { summary.title = photo.title }
    }
    try recorder.record(batch, position: "1", isLast: true, summary: summary)
    return batch
  }
}
