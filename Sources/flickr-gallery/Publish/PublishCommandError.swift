/// Says why nothing can be published.
enum PublishCommandError: Error, Hashable, CustomStringConvertible {
  /// Nobody said where to.
  case noTarget

  var description: String {
    """
    There is no target: name one ('flickr-gallery publish TARGET'), or set 'publish' in gallery.json5.
      See 'flickr-gallery publish --help' for the kinds of targets.
    """
  }
}
