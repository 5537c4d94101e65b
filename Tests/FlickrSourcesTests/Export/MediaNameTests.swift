import GalleryModel
import Testing

@testable import FlickrSources

struct MediaNameTests {
  @Test(
    "The likeliest id in a name comes first",
    arguments: [
      ("dsc_0026_11_o.jpg", "11"), ("dsc_0026_22_o.jpg", "22"), ("img_0042_33_o.jpg", "33"),
      ("clip_44.mp4", "44"), ("sunset_55_0a1b2c3d4e_o.jpg", "55"), ("66_abcdef0123_o.png", "66"),
      ("_77_o.gif", "77"), ("88.jpg", "88"), ("folder/of_1/a_99_o.jpg", "99"),
      ("a.b_100_o.jpg", "100"),
    ])
  func findsID(name: String, id: String) {
    #expect(MediaName.candidates(in: name).first == .test(id))
  }

  @Test("Secrets and slugs of digits suggest ids that the export decides about")
  func listsCandidates() {
    #expect(
      MediaName.candidates(in: "2012_55_1234567890_o.jpg").map(\.rawValue)
        == ["1234567890", "55", "2012"])
    #expect(MediaName.candidates(in: "10_20_30.mp4").map(\.rawValue) == ["10", "30"])
  }

  @Test(
    "Names without numbers suggest nothing", arguments: ["photo.jpg", "a_b_o.jpg", "12", "_o.jpg"])
  func findsNothing(name: String) { #expect(MediaName.candidates(in: name) == []) }

  @Test("Endings tell pictures and videos, whatever their case")
  func knowsEndings() {
    #expect(MediaName.isMedia("A.JPG"))
    #expect(MediaName.isMedia("a.b.MOV"))
    #expect(!MediaName.isMedia("a.txt"))
    #expect(!MediaName.isMedia(".jpg"))
  }
}
