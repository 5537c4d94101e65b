/// What is known of a photo beyond what its page always shows; published only when asked for.
package struct PhotoDetails: Hashable, Sendable {
  /// What visitors wrote under the photo, oldest first.
  package var comments: [PhotoComment]
  /// What was written into the picture.
  package var notes: [PhotoNote]
  /// What the camera wrote into the file, in the source's order.
  package var exif: [ExifValue]

  /// Collects details; what is left out is not known.
  package init(comments: [PhotoComment] = [], notes: [PhotoNote] = [], exif: [ExifValue] = []) {
    self.comments = comments
    self.notes = notes
    self.exif = exif
  }

  /// Leaves out of comments and notes what names photos that are withheld.
  func masked(by traces: WithheldTraces) -> PhotoDetails {
    guard !traces.isEmpty else { return self }
    var details = self
    for index in comments.indices {
      details.comments[index].textHTML = traces.masked(comments[index].textHTML)
    }
    for index in notes.indices {
      details.notes[index].textHTML = traces.masked(notes[index].textHTML)
    }
    return details
  }

  /// Tells that nothing is known.
  package var isEmpty: Bool { comments.isEmpty && notes.isEmpty && exif.isEmpty }
}
