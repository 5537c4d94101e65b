/// What `templates` says.
extension Wording {
  static func copied(_ name: String) -> String { "Copied \(name)" }

  static func templates(copied: Int, of count: Int, to folder: String) -> String {
    let done =
      copied == 0
      ? "All \(count) files are in \(folder) already."
      : copied == count
        ? "Copied \(count) files to \(folder)."
        : "Copied \(copied) files to \(folder); \(count - copied) were there already."
    return """
      \(done) Change what you like, and remove what you leave as it is: \
      the program then takes its own.
      Build with: flickr-gallery build --templates \(folder)
      """
  }
}
