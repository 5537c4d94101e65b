import GalleryFixtures
import GalleryModel
import Testing

struct PackedPhotoTests {
  @Test("A packed photo comes back as it was, with the owner it is given")
  func roundTrip() {
    let packed = PackedPhoto(Sample.everything)
    #expect(
      PackedPhoto(bytes: packed.bytes).photo(of: Sample.everything.owner) == Sample.everything)
    #expect(packed.photo(of: Sample.person(3))?.owner == Sample.person(3))
  }

  @Test("The packed form stays what files hold: another one needs a migration of the library")
  func form() {
    #expect(PackedPhoto(Sample.everything).bytes.count == 429)
    #expect(PackedPhoto(Sample.everything).digest.value == 12_588_272_780_961_889_835)
  }
}
