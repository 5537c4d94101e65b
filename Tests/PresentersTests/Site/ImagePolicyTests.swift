import GalleryFixtures
import GalleryModel
import Presenters
import Testing

struct ImagePolicyTests {
  private func photo(_ labels: [SizeLabel]) -> Photo {
    var photo = Sample.photo(5)
    photo.sizes = Sample.ladder(5, labels)
    return photo
  }

  private func widths(_ labels: [SizeLabel], edges: [Int]) -> [Int]? {
    ImagePolicy.link.picture(of: photo(labels), edges: edges, fallback: 640)?.candidates.map(
      \.width)
  }

  @Test(
    "Candidates are the files that exist near the wishes, ascending, each once",
    arguments: [
      ([SizeLabel.small240, .small320, .medium640, .medium800, .large1024], [320, 640, 1024]),
      ([.thumbnail100, .small240, .medium500, .medium800], [500, 800]),
      ([.thumbnail100, .small240], [240]), ([.square75, .thumbnail100], [100]),
      ([.square75, .square150], [150]), ([.small320, .original], [320]), ([.original], [3000]),
      ([], nil),
    ] as [([SizeLabel], [Int]?)])
  func candidates(labels: [SizeLabel], expected: [Int]?) {
    #expect(widths(labels, edges: [320, 640, 1024]) == expected)
  }

  @Test(
    "The fallback is the first file that is large enough, else the largest",
    arguments: [
      ([SizeLabel.small240, .medium640, .large1024], 640), ([.small240, .small320], 320),
      ([.small240, .large1024], 1024),
    ])
  func fallback(labels: [SizeLabel], width: Int) {
    let picture = ImagePolicy.link.picture(of: photo(labels), edges: [320, 640], fallback: 640)
    #expect(picture?.fallback.width == width)
  }

  @Test(
    "A photo that was unpacked for some edges gives the same picture as the whole photo",
    arguments: [
      SizeLabel.allCases, SizeLabel.allCases.filter { $0 != .original }, [.original],
      [.square75, .square150], [.square75, .original], [.small320, .original],
      [.thumbnail100, .extra6K], [],
    ], [[320, 640, 1024], [320, 640], [240], [], [9000]])
  func fitting(labels: [SizeLabel], edges: [Int]) throws {
    let store = MemoryPhotoStore()
    _ = store.append([photo([.large1024]), whole(labels)])
    let photos = store.photos(at: [1, 7, 0][...], fitting: edges)
    #expect(photos.map(\.id) == [Sample.id(6), Sample.id(5)])
    #expect(photos[0].sizes.steps.count <= edges.count + 2)
    #expect(
      ImagePolicy.link.picture(of: photos[0], edges: edges, fallback: 640)
        == ImagePolicy.link.picture(of: whole(labels), edges: edges, fallback: 640))
  }

  private func whole(_ labels: [SizeLabel]) -> Photo {
    var photo = Sample.photo(6)
    photo.sizes = Sample.ladder(6, labels)
    return photo
  }

  @Test("Linked pictures are Flickr's files, others copies named by id, secret and pixels")
  func references() throws {
    let photo = photo([.large1024])
    let size = try #require(photo.sizes.largest)
    #expect(
      ImagePolicy.link.reference(to: size, of: photo.id)
        == .remote("https://live.staticflickr.com/7/5_abc123_b.jpg"))
    #expect(
      ImagePolicy.local.reference(to: size, of: photo.id) == .local("images/5_abc123_1024.jpg"))
  }

  @Test(
    "Copies keep the file's type",
    arguments: [
      ("https://live.staticflickr.com/7/5_abc_o.png", "images/5_abc_640.png"),
      ("https://live.staticflickr.com/7/5_abc_o.GIF?x=1.5", "images/5_abc_640.gif"),
    ])
  func copies(url: String, path: String) throws {
    let size = try #require(PhotoSize(label: .original, url: url, width: 640, height: 480))
    let image = LocalImage(of: size, photo: Sample.id(5))
    #expect(image.source == url)
    #expect(image.path == path)
  }

  @Test("Addresses in another form are told apart by a hash, and stay in the folder")
  func hashedCopies() throws {
    let urls = [
      "https://host/5_../x.jpg", "https://host/6_abc.jpg", "https://host/picture",
      "https://host/5_ABC.jpg", "https://host/5_a/b", "https://host/",
    ]
    let paths = try urls.map { url in
      let size = try #require(PhotoSize(label: .original, url: url, width: 640, height: 480))
      return LocalImage(of: size, photo: Sample.id(5)).path
    }
    #expect(Set(paths).count == urls.count)
    for path in paths { #expect(path.contains(/^images\/5_[0-9a-f]+_640\.jpg$/)) }
  }

  @Test("Every file a page shows is among those a site with copies needs")
  func shownSizes() {
    let photo = photo(SizeLabel.allCases)
    let needed = Set(
      ImagePolicy.local.shownSizes(of: photo).map {
        ImagePolicy.local.reference(to: $0, of: photo.id)
      })
    for edges in [ImagePolicy.gridEdges, ImagePolicy.photoEdges, ImagePolicy.thumbnailEdges] {
      for fallback in [240, 640, 1024] {
        let picture = ImagePolicy.local.picture(of: photo, edges: edges, fallback: fallback)
        for file in picture?.candidates ?? [] { #expect(needed.contains(file.reference)) }
        #expect(picture.map { needed.contains($0.fallback.reference) } == true)
      }
    }
  }

  @Test(
    "Pictures lie as their sides say",
    arguments: [
      (1200, 600, Orientation.panorama), (600, 1200, .portrait), (100, 97, .square),
      (150, 100, .landscape), (12000, 1, .panorama), (1, 12000, .portrait),
    ])
  func orientation(width: Int, height: Int, orientation: Orientation) {
    #expect(Orientation(width: width, height: height) == orientation)
  }
}
