/// What somebody wrote under a photo.
package struct PhotoComment: Hashable, Sendable, Identifiable {
  /// Flickr's name for the comment; may be empty.
  package var id: String
  /// Who wrote it, as far as the source tells.
  package var author: Person?
  /// When it was written.
  package var posted: Timestamp?
  /// The words in Flickr's HTML: hostile until sanitised.
  package var textHTML: String

  /// Collects what is known of a comment.
  package init(id: String, author: Person?, posted: Timestamp?, textHTML: String) {
    self.id = id
    self.author = author
    self.posted = posted
    self.textHTML = textHTML
  }
}
