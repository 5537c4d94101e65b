import GalleryModel

extension Digest {
  /// Sums up everything known of a member.
  init(of person: Person) {
    self.init()
    person.combine(into: &self)
  }

  /// Goes on from a sum in a column, where SQLite knows signed numbers only.
  init(stored number: Int) { self.init(value: UInt64(UInt(bitPattern: number))) }

  /// The sum for a column.
  var stored: Int { Int(bitPattern: UInt(value)) }
}
