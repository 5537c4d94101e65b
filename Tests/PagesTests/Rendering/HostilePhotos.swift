import GalleryFixtures
import GalleryModel

/// Photos as nobody wishes them.
enum HostilePhotos {
  static let texts = [
    "\"><script>alert(1)</script>", "' onerror='x", "]]>&amp;amp;<!--", "a\0b\u{1B}\u{9F}",
    "\u{202E}evil\u{2067}", "{{title}} {{{x}}} {{#y}}", "%28#?/\\..\\", "שלום \"12\" abc",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", String(repeating: "long ", count: 2000), "\n\n",
    "&lt;b&gt;", "", ".",
  ]

  /// A photo in which every text is the same hostile one.
  static func photo(_ number: Int, _ text: String) -> Photo {
    var photo = Sample.photo(number, owner: number)
    photo.title = text
    photo.descriptionHTML = text + "<b>\(text)</b>\nhttps://x.org/\(text)"
    photo.owner = Person(
      id: Sample.nsid(number), username: text, realName: text, pathAlias: text,
      icon: BuddyIcon(server: 5), location: text)
    photo.tags = [Tag(raw: text, normalized: text), Tag(raw: text, normalized: "")]
    photo.machineTags = [text]
    photo.place = Place(latitude: -0.004, longitude: 180, accuracy: 1, names: [text, text])
    photo.taken = number % 2 == 0 ? .year(number) : .month(year: 9999, month: number % 12 + 1)
    photo.license = License(id: number * 7)
    photo.counts = Counts(views: -1, faves: .max, comments: 0)
    photo.sizes = SizeLadder(
      [SizeLabel.square75, .small320, .large1024, .original].enumerated().compactMap {
        PhotoSize(
          label: $1, url: "https://host/\(text) \($0), x.jpg", width: 1 + $0 * 5000, height: 7)
      })
    return photo
  }

  static var all: [Photo] {
    texts.enumerated().map { photo($0 + 1, $1) } + [
      Photo(
        id: Sample.id(900), owner: Person(id: Sample.nsid(900), isDeleted: true), media: .video,
        visibility: .everyone)
    ]
  }
}
