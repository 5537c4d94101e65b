import GalleryModel

/// Remembers what was made of which original, so that a rebuild need not even unpack it.
///
/// Kept in the hidden folder beside the manifest, one line an original:
///
///     <key> <content> <film's mark> <film's ending or -> <placeholder, dots for spaces, or -> <sizes>
///
/// The key sums up where the original lies, how large and how old it is, and the settings.
struct PictureMemory: Sendable {
  static let name = "pictures"
  private static let signature = "flickr-gallery pictures 1"

  /// What is known of one original.
  struct Entry: Sendable, Hashable {
    let key: UInt64
    /// Sums up the original's bytes.
    let content: UInt64
    let pictures: PhotoPictures
  }

  private var entries: [UInt64: Entry] = [:]
  private var placeholders: [UInt64: String] = [:]

  init() {}

  /// Reads what the last build remembered; what cannot be read is forgotten.
  init(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first.map(String.init) == Self.signature else { return }
    for line in lines.dropFirst() { if let entry = Self.entry(line) { add(entry) } }
  }

  /// Reads what the last build left in our folder.
  init(in hidden: Folder) throws(SiteError) { self.init(try hidden.read(Self.name) ?? []) }

  /// Writes it all, unless it is there already.
  func save(in hidden: Folder) throws(SiteError) {
    let text = text
    guard try hidden.read(Self.name) != text else { return }
    try hidden.replace(Self.name, text)
  }

  mutating func add(_ entry: Entry) {
    entries[entry.key] = entry
    if !entry.pictures.placeholder.isEmpty {
      placeholders[entry.content] = entry.pictures.placeholder
    }
  }

  subscript(key: UInt64) -> Entry? { entries[key] }

  /// The placeholder drawn from an original with these bytes, whatever the settings were.
  func placeholder(of content: UInt64) -> String? { placeholders[content] }

  /// The whole as text, in an order that does not depend on the run.
  var text: [UInt8] {
    var text = Self.signature + "\n"
    for entry in entries.values.sorted(by: { $0.key < $1.key }) { text += Self.line(entry) }
    return Array(text.utf8)
  }

  private static func hex(_ number: UInt64) -> String { String(number, radix: 16) }

  private static func line(_ entry: Entry) -> String {
    let pictures = entry.pictures
    let sizes = pictures.sizes.map { size in
      let marks = size.marks
      return "\(size.width)x\(size.height):\(hex(marks.jpeg)):\(hex(marks.webp))"
        + ":\(hex(marks.avif)):\(hex(marks.gif))"
    }
    let mirrored = pictures.mirrored.map { "\($0.width)x\($0.height):\($0.label.rawValue)" }
    let placeholder = pictures.placeholder.replacing(" ", with: ".")
    let words = [
      hex(entry.key), hex(entry.content), hex(pictures.film?.mark ?? 0),
      pictures.film?.ending ?? "-", placeholder.isEmpty ? "-" : placeholder,
    ]
    return (words + sizes + mirrored).joined(separator: " ") + "\n"
  }

  private static func entry(_ line: Substring) -> Entry? {
    let words = line.split(separator: " ")
    guard words.count >= 5, let key = UInt64(words[0], radix: 16),
      let content = UInt64(words[1], radix: 16), let film = UInt64(words[2], radix: 16)
    else { return nil }
    var pictures = PhotoPictures()
    for word in words[5...] { guard add(word, to: &pictures) else { return nil } }
    if film != 0 { pictures.film = PhotoPictures.Film(mark: film, ending: String(words[3])) }
    pictures.placeholder = words[4] == "-" ? "" : String(words[4]).replacing(".", with: " ")
    return Entry(key: key, content: content, pictures: pictures)
  }

  /// Reads a size: its sides, and either marks or the step of Flickr's ladder.
  private static func add(_ word: Substring, to pictures: inout PhotoPictures) -> Bool {
    let parts = word.split(separator: ":")
    let sides = parts.first?.split(separator: "x").compactMap { Int32($0) } ?? []
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 }) else { return false }
    if parts.count == 2, let label = Int(parts[1]).flatMap(SizeLabel.init) {
      pictures.mirrored.append(MirroredSize(label: label, width: sides[0], height: sides[1]))
      return true
    }
    let marks = parts.dropFirst().compactMap { UInt64($0, radix: 16) }
    guard parts.count == 5, marks.count == 4 else { return false }
    pictures.sizes.append(
      MadeSize(
        width: sides[0], height: sides[1],
        marks: MadeSize.Marks(jpeg: marks[0], webp: marks[1], avif: marks[2], gif: marks[3])))
    return true
  }
}
