package import GalleryModel
package import Presenters

/// Says how a site is to be built.
package struct BuildOptions: Sendable {
  /// The folder the site goes to.
  package var output = "site"
  /// How many grid pages to make; `nil` makes all.
  package var pages: Int?
  /// Photos on a grid page; `nil` follows the source.
  package var perPage: Int?
  /// How grid pages are numbered.
  package var paging = PagingOrder.newest
  /// The theme shown first.
  package var theme = Theme.auto
  /// The site's title; `nil` takes the source's.
  package var title: String?
  /// The address the site will have, for what must be absolute.
  package var baseURL: String?
  /// The language of the pages' own words.
  package var language = "en"
  /// How many tasks work at the same time.
  package var jobs = 1
  /// Tells that files which are not ours may be overwritten.
  package var adopts = false
  /// What may be published.
  package var rule = PublishRule()
  /// Where pages show pictures from; `nil` follows the source: copies for the sample, else links.
  package var images: ImagePolicy?
  /// Which copies of pictures are made, where the site has copies.
  package var pictures = PictureOptions()
  /// How exactly places are shown.
  package var places = GeoPrecision.rounded
  /// Where linked images may be loaded from, as sources of a content security policy.
  package var imageHosts = ["https://*.staticflickr.com"]
  /// The program's name and version, as pages tell it.
  package var program = "flickr-gallery"
  /// Which of the program's designs the site has.
  package var style = GalleryStyle.paper
  /// Files that replace ours, by path below `Templates/`, such as `grid.mustache`.
  package var templates: [String: [UInt8]] = [:]
  /// The folder those files come from, as errors name it.
  package var templateFolder = "Templates"
  /// Writes a list of addresses on Flickr and the pages that stand for them.
  package var redirects = false

  /// Begins with the defaults.
  package init() {}
}
