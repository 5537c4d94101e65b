/// Names one file of a zip archive.
package struct ZipEntry: Hashable, Sendable {
  /// The name inside the archive, folders and all; never a way out of a folder.
  package let name: String
  /// The position among all that the archive lists, from 0, in the order of the bytes.
  package let ordinal: Int
  /// How many bytes it has once it is unpacked, as the archive says.
  package let size: Int

  /// Names a file.
  package init(name: String, ordinal: Int, size: Int) {
    self.name = name
    self.ordinal = ordinal
    self.size = size
  }
}
