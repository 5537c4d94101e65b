import FlickrSources
import GalleryModel
import PhotoLibrary
import SiteBuilder

/// Opens what galleries are built from; what comes from Flickr goes through the library.
///
/// Saved answers and the sample are on this machine already: for them no library is made.
struct SourceOpener {
  private let wish: LibraryWish
  private let hosts: FlickrHosts
  private let jobs: Int
  private let feeds: FeedClient
  private let client: FlickrClient?
  private let library: Library?

  /// Opens the library, if anything needs it.
  ///
  /// - Throws: ``FlickrSourceError/missingKey``; ``LibraryError``; what is wrong with a login.
  init(
    for whats: [What], _ wish: LibraryWish, at hosts: FlickrHosts, jobs: Int, account: Account,
    console: Console
  ) throws {
    self.wish = wish
    self.hosts = hosts
    self.jobs = jobs
    let userAgent = "\(FlickrGallery.name)/\(FlickrGallery.version)"
    let carrier: any Transport = wish.isOffline ? OfflineTransport() : SessionTransport()
    let transport = TellingTransport(inner: carrier, console: console)
    feeds = FeedClient(
      endpoint: hosts.feeds, hosts: hosts.feedImages, userAgent: userAgent, transport: transport)
    let addresses = whats.compactMap(\.flickrAddress)
    // Without the network nobody asks for the key or the login.
    let key = wish.isOffline ? FlickrGallery.name : account.key ?? ""
    client =
      addresses.allSatisfy(\.isFeed)
      ? nil
      : try FlickrClient(
        key: key, signer: wish.isOffline ? nil : try account.signer(told: console),
        endpoint: hosts.api, userAgent: userAgent, transport: transport)
    library =
      addresses.isEmpty
      ? nil : try Library(at: wish.path, for: wish.isOffline ? .reading : .writing)
  }

  /// How many requests were sent to Flickr.
  var callCount: Int { (client?.callCount ?? 0) + feeds.callCount }

  /// Opens a source.
  ///
  /// With `completesSizes` a call is spent on each photo whose files its list does not name.
  ///
  /// - Throws: ``FlickrSourceError``, naming the file or what the API needs; ``LibraryError``.
  func open(_ what: What, completesSizes: Bool = false) async throws -> OpenSource {
    switch what {
    case .sample: OpenSource(try SampleSource())
    case .saved(let paths):
      OpenSource(
        try await SavedAnswers(paths: paths, jobs: jobs, hosts: hosts.api.imageHosts))
    case .export(let paths): OpenSource(try await ExportSource(paths: paths))
    case .explore: try await open(.explore(nil), completesSizes)
    case .address(let address): try await open(address, completesSizes)
    }
  }

  /// Says that the run has come to its end with lists: the very last step.
  func finish(_ lists: [LibraryList]) throws { try library?.finish(lists) }

  /// Prepares to complete photos by details, where any are asked for.
  ///
  /// Without the network, and without a key, only what is kept already is told.
  func completion(_ kinds: Set<PhotoDetail.Kind>) -> PhotoCompletion? {
    guard !kinds.isEmpty else { return nil }
    let details = GalleryDetails(kinds, cache: library ?? MemoryDetailCache())
    guard let client, !wish.isOffline else { return PhotoCompletion(details) }
    return PhotoCompletion(
      details,
      complete: DetailFetcher(
        client: client, details: details, acceptsRemovals: wish.acceptsRemovals
      ).complete)
  }

  private func open(
    _ address: FlickrAddress, _ completesSizes: Bool
  ) async throws -> OpenSource {
    guard let library else { preconditionFailure("the opener is told what will be opened") }
    let names: any NameMemory = wish.isOffline ? OfflineNames(library) : library
    var opened: LibraryList?
    let photos = try await AddressOpener(
      client: client, feeds: feeds, names: names, memory: wish.isOffline ? nil : library,
      completesSizes: completesSizes
    ).open(address) { key, summary in
      let list = try list(ListKey(key), summary, in: library)
      opened = list
      return list
    }
    guard let opened else { preconditionFailure("every source keeps a log") }
    return OpenSource(
      wish.isOffline
        ? StoredSource(of: opened)
        : KnownSource(photos, in: opened, acceptsRemovals: wish.acceptsRemovals), in: opened)
  }

  private func list(
    _ key: ListKey, _ summary: SourceSummary, in library: Library
  ) throws -> LibraryList {
    let options = wish.options(for: summary)
    return wish.isOffline
      ? try .stored(key, in: library, options) : try .begin(key, summary, in: library, options)
  }
}
