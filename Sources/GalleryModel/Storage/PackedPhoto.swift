/// A photo without its owner in some hundred bytes, to be kept in a file.
package struct PackedPhoto: Hashable, Sendable {
  /// The bytes, the same for equal photos on every machine and in every run.
  package let bytes: [UInt8]

  /// Packs a photo.
  package init(_ photo: Photo) {
    var writer = ByteWriter()
    PhotoCoder.write(photo, to: &writer)
    bytes = writer.bytes
  }

  /// Takes bytes that were packed before; make sure by their digest that they are intact.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// Sums up the bytes.
  package var digest: Digest {
    var digest = Digest()
    digest.combine(bytes)
    return digest
  }

  /// Unpacks the photo.
  ///
  /// - Returns: `nil` where the bytes hold no photo.
  package func photo(of owner: Person) -> Photo? {
    var reader = ByteReader(bytes, from: 0)
    return PhotoCoder.readPhoto(from: &reader, owner: owner)
  }
}
