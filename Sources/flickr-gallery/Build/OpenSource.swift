import FlickrSources
import GalleryModel

/// A source that photos can be taken from, and what it costs.
struct OpenSource {
  /// Where the photos come from.
  let photos: any PhotoSource
  private let client: FlickrClient?

  /// Opens what a gallery is built from.
  ///
  /// - Throws: ``FlickrSourceError``, naming the file or what the API needs.
  init(_ what: What, jobs: Int, endpoint: APIEndpoint, key: String?, console: Console) async throws
  {
    switch what {
    case .sample:
      client = nil
      photos = try SampleSource()
    case .saved(let paths):
      client = nil
      photos = try await SavedAnswers(paths: paths, jobs: jobs, hosts: endpoint.imageHosts)
    case .explore:
      let client = try FlickrClient(
        key: key ?? "", endpoint: endpoint,
        userAgent: "\(FlickrGallery.name)/\(FlickrGallery.version)",
        transport: TellingTransport(inner: SessionTransport(), console: console))
      self.client = client
      photos = ListSource(client: client, listing: .explore())
    }
  }

  /// How many requests were sent to Flickr.
  var callCount: Int { client?.callCount ?? 0 }
}
