package import GalleryModel

/// Fetches details of photos that the cache does not have, several at the same time.
///
/// All calls go through the client's limiter. What a photo's owner hides is an answer too.
package final class DetailFetcher {
  private struct Request: Sendable {
    let photo: Photo
    let kind: PhotoDetail.Kind
  }

  private let client: FlickrClient
  private let details: GalleryDetails
  private let width: Int
  private let acceptsRemovals: Bool
  private var askedCount = 0
  private var goneCount = 0

  /// Makes a fetcher that has so many calls under way at most.
  ///
  /// Where most photos seem to be gone, something is wrong, unless that is accepted.
  package init(
    client: FlickrClient, details: GalleryDetails, width: Int = 8, acceptsRemovals: Bool = false
  ) {
    self.client = client
    self.details = details
    self.acceptsRemovals = acceptsRemovals
    self.width = max(1, width)
  }

  /// Fetches what is missing of photos, and keeps each answer as it comes.
  ///
  /// - Returns: The photos that are gone meanwhile, and are not to be published.
  /// - Throws: What ``FlickrClient/call(_:_:)`` throws, and what the cache throws;
  ///   ``FlickrSourceError/massAbsence(gone:asked:)``.
  package func complete(_ photos: [Photo]) async throws -> Set<PhotoID> {
    var waiting = try requests(for: photos)[...]
    var gone: Set<PhotoID> = []
    let reader = DetailReader(client: client)
    try await withThrowingTaskGroup(of: (Request, PhotoDetail?).self) { group in
      var running = 0
      while running > 0 || !waiting.isEmpty {
        while running < width, let request = waiting.popFirst() {
          if gone.contains(request.photo.id) { continue }
          running += 1
          group.addTask { (request, try await reader.read(request.kind, of: request.photo.id)) }
        }
        guard let (request, detail) = try await group.next() else { break }
        running -= 1
        guard let detail else {
          gone.insert(request.photo.id)
          continue
        }
        try details.cache.save(
          detail, request.kind, of: request.photo.id, updated: request.photo.updated)
      }
    }
    try judge(gone.count, of: photos.count)
    return gone
  }

  /// Stops where all photos, or more than half of at least ten, are gone.
  private func judge(_ gone: Int, of asked: Int) throws(FlickrSourceError) {
    askedCount += asked
    goneCount += gone
    let isMass = askedCount >= 10 ? goneCount * 2 > askedCount : goneCount == askedCount
    if gone > 0, isMass, !acceptsRemovals {
      throw .massAbsence(gone: goneCount, asked: askedCount)
    }
  }

  private func requests(for photos: [Photo]) throws -> [Request] {
    let kinds = details.kinds.sorted { $0.rawValue < $1.rawValue }
    return try photos.flatMap { photo in
      try kinds.filter { kind in
        // A list that counts no comments saves the call for them.
        if kind == .comments, photo.counts.comments == 0 { return false }
        return try details.cache.detail(kind, of: photo.id, updated: photo.updated) == nil
      }.map { Request(photo: photo, kind: $0) }
    }
  }
}
