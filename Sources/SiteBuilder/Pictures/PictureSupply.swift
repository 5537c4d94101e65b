package import FlickrSources
package import GalleryModel

/// Says where the files come from that a site has copies of.
package enum PictureSupply: Sendable {
  /// The originals in an export, of which sizes are made.
  case export(any ExportMedia)
  /// Flickr's image host, for photos whose licence lets everybody copy them, or whose owner asks.
  case mirror(ImageFetcher, owner: NSID?)
}
