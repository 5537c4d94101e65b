import GalleryModel
import Testing

@testable import SiteBuilder

@Suite("The memory of pictures")
struct PictureMemoryTests {
  private let pictures = PhotoPictures(
    sizes: [MadeSize(width: 320, height: 200, marks: MadeSize.Marks(jpeg: 1, avif: .max))],
    mirrored: [MirroredSize(label: .large1024, width: 1024, height: 7)],
    film: PhotoPictures.Film(mark: 9, ending: "mp4"), placeholder: "aabbcc wide 123")

  @Test("What is remembered comes back")
  func roundTrip() {
    var memory = PictureMemory()
    let entry = PictureMemory.Entry(key: 5, content: 6, pictures: pictures)
    let bare = PictureMemory.Entry(key: 7, content: 8, pictures: PhotoPictures())
    memory.add(entry)
    memory.add(bare)
    let read = PictureMemory(memory.text)
    #expect(read[5] == entry && read[7] == bare && read[1] == nil)
    #expect(read.placeholder(of: 6) == "aabbcc wide 123" && read.placeholder(of: 8) == nil)
    #expect(read.text == memory.text)
  }

  @Test(
    "What cannot be read is forgotten",
    arguments: [
      "", "x", "flickr-gallery pictures 2\n5 6 0 - -\n", "flickr-gallery pictures 1\n5 6 0 -\n",
      "flickr-gallery pictures 1\n5 6 0 - - 3x:1:2:3:4\n",
      "flickr-gallery pictures 1\n5 6 0 - - 3x0:1:2:3:4\n",
      "flickr-gallery pictures 1\n5 6 0 - - 3x3:99\n",
    ])
  func damaged(text: String) {
    #expect(PictureMemory(Array(text.utf8))[5] == nil)
  }
}
