/// Names the file of a picture.
package enum ImageReference: Hashable, Sendable {
  /// A file on Flickr's image host, by its address.
  case remote(String)
  /// A file of the site, by its path from the site's root.
  case local(String)
}
