/// What somebody wrote under a photo, as its page shows it.
package struct CommentLine: Hashable, Sendable {
  /// Who wrote it, where that is known.
  package let author: VisitorLine?
  /// When it was written, where that is known.
  package let posted: DateLine?
  /// The words in Flickr's HTML: hostile until sanitised.
  package let textHTML: String
}
