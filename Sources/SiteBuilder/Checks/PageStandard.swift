import Markup

/// What the pages of a site are judged by.
struct PageStandard: Sendable {
  /// What a page may hold.
  let schema: PageSchema
  /// The files that pages may link to.
  let files: FileIndex
  /// Where pages may load things from besides the site.
  var hosts = AllowedHosts.flickr
  /// More files that pages may link to.
  var strangers: StrangersFiles?
  /// Tells that the files pages link to are to be remembered.
  var collectsTargets = false
  /// Tells that the pictures that lie elsewhere are to be remembered.
  var collectsPictures = false
}
