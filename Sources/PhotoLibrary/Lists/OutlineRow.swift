import GalleryModel

/// What a listing's entry tells of a photo.
struct OutlineRow {
  let id: PhotoID
  let owner: Int
  let digest: Digest
  let mayMentionPhotos: Bool
}
