/// Decides, in this one place, which photos may be published.
package struct PublishRule: Hashable, Sendable {
  /// Tells whether photos that are not public may appear.
  package var includesPrivate: Bool
  /// The highest rating that may appear.
  package var highestSafety: Safety

  /// Publishes what is public and safe, unless told otherwise.
  package init(includesPrivate: Bool = false, highestSafety: Safety = .safe) {
    self.includesPrivate = includesPrivate
    self.highestSafety = highestSafety
  }

  /// Tells whether a photo may appear in any output.
  package func allows(_ photo: Photo) -> Bool {
    allows(photo.visibility, photo.safety)
  }

  /// Tells the same of a photo of which only this is at hand.
  package func allows(_ visibility: Visibility, _ safety: Safety?) -> Bool {
    (includesPrivate || visibility.isPublic) && safety ?? .safe <= highestSafety
  }
}
