/// The notes in a photo, with the size that their frames are measured by.
package struct NoteBoard: Hashable, Sendable {
  /// How wide the picture is in the units of the frames; 0 where there is no picture.
  package let width: Int
  /// How high the picture is in the units of the frames; 0 where there is no picture.
  package let height: Int
  /// The notes, in the source's order.
  package let notes: [NoteLine]

  /// Tells that a frame of some note lies in the picture.
  package var hasBoxes: Bool { notes.contains { $0.box != nil } }
}
