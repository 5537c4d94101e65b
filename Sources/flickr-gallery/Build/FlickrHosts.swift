import FlickrSources

/// Where Flickr is: at its own addresses, or at others that somebody gave.
struct FlickrHosts {
  let api: APIEndpoint
  let feeds: APIEndpoint

  /// The hosts other than Flickr's own on which images may lie, as a page's policy names them.
  var ownOrigins: [String] {
    let given = (api == .flickr ? [] : [api]) + (feeds == .flickrFeeds ? [] : [feeds])
    return given.map(\.origin).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Where the images of feeds may lie.
  var feedImages: ImageHosts { feeds == .flickrFeeds ? api.imageHosts : feeds.imageHosts }
}
