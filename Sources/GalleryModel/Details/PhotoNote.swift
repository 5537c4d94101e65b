/// What somebody wrote into a photo, with a frame around what it is about.
package struct PhotoNote: Hashable, Sendable, Identifiable {
  /// Where the frame lies, in pixels of the picture with a longest edge of 500.
  package struct Frame: Hashable, Sendable {
    /// How far the left side is from the picture's left side.
    package let x: Int
    /// How far the upper side is from the picture's upper side.
    package let y: Int
    /// How wide the frame is.
    package let width: Int
    /// How high the frame is.
    package let height: Int

    /// Places a frame.
    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Flickr's name for the note; may be empty.
  package var id: String
  /// Who wrote it, as far as the source tells.
  package var author: Person?
  /// What it is about; `nil` where the source does not tell.
  package var frame: Frame?
  /// The words in Flickr's HTML: hostile until sanitised.
  package var textHTML: String

  /// Collects what is known of a note.
  package init(id: String, author: Person?, frame: Frame?, textHTML: String) {
    self.id = id
    self.author = author
    self.frame = frame
    self.textHTML = textHTML
  }
}
