import FlickrSources
import GalleryModel

/// A source that photos can be taken from, and what it costs.
struct OpenSource {
  /// Where the photos come from.
  let photos: any PhotoSource
  private var client: FlickrClient?
  private var feeds: FeedClient?

  /// Opens what a gallery is built from.
  ///
  /// - Throws: ``FlickrSourceError``, naming the file or what the API needs.
  init(_ what: What, jobs: Int, at hosts: FlickrHosts, key: String?, console: Console) async throws
  {
    switch what {
    case .sample: photos = try SampleSource()
    case .saved(let paths):
      photos = try await SavedAnswers(paths: paths, jobs: jobs, hosts: hosts.api.imageHosts)
    case .explore: self = try await Self(.explore(nil), at: hosts, key: key, console: console)
    case .address(let address):
      self = try await Self(address, at: hosts, key: key, console: console)
    }
  }

  private init(
    _ address: FlickrAddress, at hosts: FlickrHosts, key: String?, console: Console
  ) async throws {
    let userAgent = "\(FlickrGallery.name)/\(FlickrGallery.version)"
    let transport = TellingTransport(inner: SessionTransport(), console: console)
    let feeds = FeedClient(
      endpoint: hosts.feeds, hosts: hosts.feedImages, userAgent: userAgent, transport: transport)
    self.feeds = feeds
    if !address.isFeed {
      client = try FlickrClient(
        key: key ?? "", endpoint: hosts.api, userAgent: userAgent, transport: transport)
    }
    photos = try await AddressOpener(client: client, feeds: feeds).open(address)
  }

  /// How many requests were sent to Flickr.
  var callCount: Int { (client?.callCount ?? 0) + (feeds?.callCount ?? 0) }
}
