import Foundation

/// Everything that a site consists of: names and bytes, and what packed bytes hold.
struct SiteBytes {
  let files: [String: Data]

  init(_ folder: borrowing TemporaryFolder, _ name: String) throws {
    files = try folder.files(in: name)
  }

  /// The files without the notes on which originals have been made into pictures: those tell the
  /// originals' places and times on this disk apart by sums.
  var withoutNotes: [String: Data] {
    files.filter { $0.key != ".flickr-gallery/pictures" }
  }

  /// The files whose name or bytes hold one of some words.
  func places(of words: [String]) -> [String] {
    let names = Data(files.keys.sorted().joined(separator: "\n").utf8)
    // All in one: looking through one large block for each word is much faster than through many.
    let all = files.sorted { $0.key < $1.key }.reduce(into: names) { $0 += $1.value }
    return words.filter { all.range(of: Data($0.utf8)) != nil }.flatMap { word in
      files.filter { path, data in
        path.contains(word) || data.range(of: Data(word.utf8)) != nil
      }.map { "\($0.key) holds \(word)" }
    }
  }
}
