/// What somebody wrote into a photo, as its page shows it.
package struct NoteLine: Hashable, Sendable {
  /// A frame in the picture, in the units of its ``NoteBoard``.
  package struct Box: Hashable, Sendable {
    /// How far the left side is from the picture's left side.
    package let x: Int
    /// How far the upper side is from the picture's upper side.
    package let y: Int
    /// How wide the frame is, above 0.
    package let width: Int
    /// How high the frame is, above 0.
    package let height: Int
  }

  /// The number that names it in the picture and in the list, from 1.
  package let number: Int
  /// Who wrote it, where that is known.
  package let author: VisitorLine?
  /// What it is about, where that lies in the picture.
  package let box: Box?
  /// The words in Flickr's HTML: hostile until sanitised.
  package let textHTML: String
}
