package import GalleryModel

/// Takes photos from a list of the API, as few calls as possible: 500 photos each.
package final class ListSource: PhotoSource {
  /// The most photos a list method gives in one answer.
  private static let photosPerCall = 500

  private let client: FlickrClient
  private let listing: Listing
  private let reader: AnswerReader
  private var paging = ListPaging()

  /// Makes a source of a list; nothing is fetched yet.
  package init(client: FlickrClient, listing: Listing) {
    self.client = client
    self.listing = listing
    reader = AnswerReader(access: .unsigned, hosts: client.endpoint.imageHosts)
  }

  package var summary: SourceSummary { listing.summary }

  /// Fetches the next page of the list.
  ///
  /// - Throws: What ``FlickrClient/call(_:_:)`` throws.
  package func nextBatch() async throws -> PhotoBatch? {
    guard let number = paging.next else { return nil }
    var parameters = listing.parameters
    parameters["extras"] = Extras.everything
    parameters["per_page"] = String(Self.photosPerCall)
    parameters["page"] = String(number)
    let answer = try await client.call(listing.method, parameters)
    let page = reader.read(answer, origin: "\(listing.method), page \(number)")
    guard page.listsPhotos else {
      throw FlickrSourceError.garbled(
        host: client.endpoint.authority, reason: "\(listing.method) gave no list of photos")
    }
    return PhotoBatch(
      photos: paging.admit(page), people: page.people, albums: page.albums, skipped: page.skipped)
  }
}
