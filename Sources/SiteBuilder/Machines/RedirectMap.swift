import GalleryModel
import Pages
import Presenters

/// Lists where in the site is what used to be on Flickr, for other sites of the owner.
///
/// The file is one JSON object with an address on Flickr and a page on each line, so that a search in
/// it, or a program of three lines, can use it.
struct RedirectMap {
  /// Where the list lies.
  static let path = "redirects.json"

  // Photos are looked at some at a time.
  private static let batchSize = 256

  private let model: FlickrModel
  private let base: String

  /// Prepares a list for a site; pages are named by their whole address where that is known.
  init(_ desk: PageDesk) {
    model = desk.model
    base = desk.settings.baseURL ?? ""
  }

  /// Lists the photos, and the albums that have pages.
  ///
  /// - Throws: What the model throws.
  func file(in files: FileIndex) throws -> StaticFile {
    var lines: [String] = []
    var names: [NSID: [String]] = [:]
    for start in stride(from: 0, to: model.photoCount, by: Self.batchSize) {
      for photo in try model.photos(at: start..<start + Self.batchSize) {
        let owner = names[photo.owner.id] ?? Self.names(of: photo.owner)
        names[photo.owner.id] = owner
        let page = SitePaths.path(of: .photo(photo.id))
        lines += owner.map { line("\($0)/\(photo.id)", page) }
      }
    }
    for album in model.loading.albums {
      let page = SitePaths.path(of: .album(album.id, .first))
      guard files.contains(page), let owner = album.owner else { continue }
      lines += (names[owner] ?? [owner.rawValue]).map { line("\($0)/albums/\(album.id)", page) }
    }
    let text = "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    return StaticFile(path: Self.path, content: .bytes(Array(text.utf8)))
  }

  private func line(_ place: String, _ page: String) -> String {
    "\"https://www.flickr.com/photos/\(place)\": \"\(base)\(page)\""
  }

  /// The names that a member has in addresses; the one they chose comes from strangers.
  private static func names(of person: Person) -> [String] {
    let alias = person.pathAlias.flatMap { alias in
      alias.isEmpty || alias.utf8.contains(where: { !isPlain($0) }) ? nil : alias
    }
    return [alias, person.id.rawValue].compactMap(\.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      || byte == 45 || byte == 95
  }
}
