/// The list of files that were published, which lies beside them.
///
/// It tells ours from strangers' files, so that only ours are ever taken away.
enum PublishedList {
  /// The name of its file.
  static let name = ".flickr-gallery-published"

  private static let heading = "# Files that flickr-gallery published here; it removes no others."

  /// Writes the list.
  static func text(of paths: [String]) -> String {
    ([heading] + paths).joined(separator: "\n") + "\n"
  }

  /// Reads a list; lines that could lead elsewhere are left out.
  static func paths(in text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").map(String.init).filter { line in
        !line.hasPrefix("#") && !line.hasPrefix("/")
          && !line.split(separator: "/").contains { $0 == ".." || $0.hasPrefix(".") }
      })
  }
}
