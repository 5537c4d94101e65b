/// A member in the list of people, with what the gallery holds of theirs.
package struct PersonEntry: Hashable, Sendable {
  /// Who it is.
  package var person: Person
  /// How many photos of the gallery are theirs.
  package var photoCount: Int
  /// The position of their first photo.
  package var firstPosition: Int

  /// Collects an entry.
  package init(person: Person, photoCount: Int, firstPosition: Int) {
    self.person = person
    self.photoCount = photoCount
    self.firstPosition = firstPosition
  }
}
