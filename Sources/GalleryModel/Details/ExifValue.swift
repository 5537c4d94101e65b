/// One thing that a camera or program wrote into a file.
package struct ExifValue: Hashable, Sendable {
  /// The part of the metadata it stands in, such as `IFD0` or `ExifIFD`; may be empty.
  package var space: String
  /// The tag's name, such as `FNumber`.
  package var name: String
  /// What Flickr calls the tag, such as `Aperture`.
  package var label: String
  /// The value as people read it, such as `f/3.5`.
  package var value: String

  /// Collects a value.
  package init(space: String, name: String, label: String, value: String) {
    self.space = space
    self.name = name
    self.label = label
    self.value = value
  }
}
