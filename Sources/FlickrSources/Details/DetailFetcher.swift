package import GalleryModel

/// Fetches details of photos that the cache does not have, one after the other.
///
/// Each answer is kept before the next call, so that a kill costs no more than the call under way.
/// More calls at the same time would gain little: the limit of the key is about one in a second.
/// What a photo's owner hides is an answer too.
package final class DetailFetcher {
  private let client: FlickrClient
  private let details: GalleryDetails
  private let acceptsRemovals: Bool
  private var askedCount = 0
  private var goneCount = 0

  /// Makes a fetcher.
  ///
  /// Where most photos seem to be gone, something is wrong, unless that is accepted.
  package init(client: FlickrClient, details: GalleryDetails, acceptsRemovals: Bool = false) {
    self.client = client
    self.details = details
    self.acceptsRemovals = acceptsRemovals
  }

  /// Fetches what is missing of photos, and keeps each answer as it comes.
  ///
  /// - Returns: The photos that are gone meanwhile, and are not to be published.
  /// - Throws: What ``FlickrClient/call(_:_:)`` throws, and what the cache throws;
  ///   ``FlickrSourceError/massAbsence(gone:asked:)``.
  package func complete(_ photos: [Photo]) async throws -> Set<PhotoID> {
    var gone: Set<PhotoID> = []
    for photo in photos {
      let isThere = try await complete(photo)
      if !isThere { gone.insert(photo.id) }
    }
    try judge(gone.count, of: photos.count)
    return gone
  }

  /// Fetches what is missing of a photo; tells whether the photo is still there.
  private func complete(_ photo: Photo) async throws -> Bool {
    let reader = DetailReader(client: client)
    for kind in try missing(of: photo) {
      guard let detail = try await reader.read(kind, of: photo.id) else { return false }
      try details.cache.save(detail, kind, of: photo.id, updated: photo.updated)
    }
    return true
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

  private func missing(of photo: Photo) throws -> [PhotoDetail.Kind] {
    try details.kinds.sorted { $0.rawValue < $1.rawValue }.filter { kind in
      // A list that counts no comments saves the call for them.
      if kind == .comments, photo.counts.comments == 0 { return false }
      return try details.cache.detail(kind, of: photo.id, updated: photo.updated) == nil
    }
  }
}
