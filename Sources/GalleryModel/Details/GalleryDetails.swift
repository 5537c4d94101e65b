/// Gives the details of a gallery's photos, as far as they were asked for.
package final class GalleryDetails {
  /// Which details are asked for.
  package let kinds: Set<PhotoDetail.Kind>
  /// Keeps what calls answered.
  package let cache: any DetailCache
  private var own: [PhotoID: PackedDetails] = [:]

  /// Gives details from a cache.
  package init(_ kinds: Set<PhotoDetail.Kind>, cache: any DetailCache) {
    self.kinds = kinds
    self.cache = cache
  }

  /// Takes details that a source had itself.
  package func keep(_ details: PhotoDetails, of photo: PhotoID) {
    own[photo] = PackedDetails(details)
  }

  /// Tells what is known of a photo; what was not asked for is left out.
  package func details(of photo: Photo) throws -> PhotoDetails {
    var all = own[photo.id].flatMap { PackedDetails.details(in: $0.bytes) } ?? PhotoDetails()
    for kind in kinds {
      guard case .answer(let bytes) = try cache.detail(kind, of: photo.id, updated: photo.updated),
        let part = PackedDetails.details(in: bytes)
      else { continue }
      if !part.comments.isEmpty { all.comments = part.comments }
      if !part.notes.isEmpty { all.notes = part.notes }
      if !part.exif.isEmpty { all.exif = part.exif }
    }
    if !kinds.contains(.comments) { all.comments = [] }
    if !kinds.contains(.notes) { all.notes = [] }
    if !kinds.contains(.exif) { all.exif = [] }
    return all
  }
}
