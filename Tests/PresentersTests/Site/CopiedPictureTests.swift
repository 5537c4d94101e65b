import GalleryFixtures
import GalleryModel
import Presenters
import Testing

struct CopiedPictureTests {
  private func size(_ edge: Int, _ types: [String] = []) -> PhotoSize? {
    var size = PhotoSize(
      label: .large1024, url: "https://x/\(edge)", width: edge, height: edge / 2)
    size?.copy = SiteCopy(
      path: "images/\(edge).jpg",
      alternatives: types.map { .init(mediaType: "image/\($0)", path: "images/\(edge).\($0)") })
    return size
  }

  private func photo(_ sizes: [PhotoSize?]) -> Photo {
    Sample.photo(1).with(SizeLadder(sizes.compactMap(\.self)))
  }

  @Test("A copy is shown in place of Flickr's file", arguments: [ImagePolicy.link, .local])
  func copies(policy: ImagePolicy) {
    let picture = policy.picture(
      of: photo([size(320), size(640)]), edges: [320, 640, 1024], fallback: 640)
    #expect(
      picture?.candidates.map(\.reference) == [
        .local("images/320.jpg"), .local("images/640.jpg"),
      ])
    #expect(picture?.alternatives == [])
  }

  @Test("Other formats come as sources, the best first, with the same sizes")
  func formats() {
    let types = ["avif", "webp"]
    let picture = ImagePolicy.local.picture(
      of: photo([size(320, types), size(640, types), size(2048, types)]),
      edges: ImagePolicy.gridEdges, fallback: 640)
    #expect(picture?.alternatives.map(\.mediaType) == ["image/avif", "image/webp"])
    for source in picture?.alternatives ?? [] {
      #expect(source.candidates.map(\.width) == picture?.candidates.map(\.width))
    }
    #expect(
      picture?.alternatives.last?.candidates.first?.reference == .local("images/320.webp"))
  }

  @Test("A picture brings the colours of its photo")
  func tint() {
    let colour = Tint.Colour(red: 200, green: 10, blue: 190)
    var photo = photo([size(320)])
    photo.tint = Tint(top: colour, bottom: colour)
    let picture = ImagePolicy.local.picture(of: photo, edges: [320], fallback: 320)
    #expect(picture?.tint == photo.tint && colour.name == "a0a")
  }

  @Test("Every colour of the set has a name of its own")
  func colours() {
    let names = Tint.Colour.all.map(\.name)
    #expect(names.count == 64 && Set(names).count == 64)
    #expect(names.first == "000" && names.last == "fff")
  }
}
