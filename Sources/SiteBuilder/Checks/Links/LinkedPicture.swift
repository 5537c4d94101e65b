/// Remembers where a page shows a picture that lies on Flickr's image host.
struct LinkedPicture: Hashable, Sendable {
  let address: String
  /// The first page that shows it, from the site's root on.
  let page: String
  let line: Int
}
