package import FlickrSources

/// Says where the files come from that a site has copies of.
package enum PictureSupply: Sendable {
  /// The originals in an export, of which sizes are made.
  case export(any ExportMedia)
}
