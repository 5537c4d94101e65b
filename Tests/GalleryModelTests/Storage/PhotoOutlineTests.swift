import GalleryFixtures
import GalleryModel
import Testing

struct PhotoOutlineTests {
  @Test(
    "A description that may link to a photo is noticed, in any spelling",
    arguments: [
      ("see https://www.flickr.com/photos/a/1/", true), ("FLIC.KR/p/abc", true),
      ("<a href=\"/photos/a/1\">this</a>", true), ("&#102;lickr", true),
      ("A quiet morning", false), ("", false), ("Tom &amp; Jerry, photo by me", false),
      ("fli", false),
    ])
  func mentions(description: String, expected: Bool) {
    #expect(PhotoOutline.mayMentionPhotos(description) == expected)
  }

  @Test("An outline follows what is known of a photo and its owner, not where it stands")
  func outlines() {
    func outline(_ photos: [Photo], at position: Int) -> PhotoOutline? {
      let store = MemoryPhotoStore()
      #expect(store.append(photos) == photos.count)
      return store.outline(at: position)
    }
    let photo = Sample.photo(7, owner: 3)
    let first = outline([photo], at: 0)
    let later = outline([Sample.photo(1), Sample.photo(2, owner: 2), photo], at: 2)
    #expect(first?.id == photo.id)
    #expect(first?.digest == later?.digest)
    #expect(first?.ownerPosition == 0)
    #expect(later?.ownerPosition == 2)
    var renamed = photo
    renamed.owner.realName = "Somebody else"
    #expect(outline([renamed], at: 0)?.digest != first?.digest)
    var retitled = photo
    retitled.title += "!"
    #expect(outline([retitled], at: 0)?.digest != first?.digest)
    #expect(outline([photo], at: 1) == nil)
  }
}
