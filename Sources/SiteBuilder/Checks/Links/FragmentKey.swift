import GalleryModel

/// Stands for a spot on a page of the site in 8 bytes.
struct FragmentKey: Hashable, Sendable {
  let value: UInt64

  init(page: PathKey, id: UnsafeRawBufferPointer) {
    var digest = Digest(of: id)
    digest.combine(Int(bitPattern: UInt(page.value)))
    value = digest.value
  }
}
