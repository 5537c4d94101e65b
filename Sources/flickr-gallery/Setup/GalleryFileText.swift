import Presenters

/// Writes a first `gallery.json5`, with comments.
struct GalleryFileText {
  let answers: [SetupQuestion: String]

  var text: String {
    """
    // What 'flickr-gallery build' and 'flickr-gallery publish' do in this folder.
    //
    // Every option of 'flickr-gallery build --help' may stand here by its name, without dashes in
    // front: "per-page": 30. What the command line says wins. Keys do not belong in this file: set
    // FLICKR_API_KEY in the environment, or as a secret of the job.
    {
      // Where the photos come from: an address on flickr.com, an export, "explore" or "sample".
    \(member(.what, "what", example: "sample"))

      // What the site is called; without it the title is the source's.
    \(member(.title, "title", example: "My photos"))

      // Where the site will be, for what must be absolute, such as previews elsewhere.
    \(member(.baseURL, "base-url", example: "https://example.org/photos/"))

      // Pages are numbered from the oldest photo, so that a new one changes a few files only.
      paging: "stable",

      // Where 'flickr-gallery publish' puts the site: a folder, git:origin#gh-pages, user@host:path.
    \(member(.target, "publish", example: "git:origin#gh-pages"))
    }

    """
  }

  /// Gives a member, or one that is only a comment.
  private func member(_ question: SetupQuestion, _ name: String, example: String) -> String {
    let name = name.contains("-") ? Self.quoted(name) : name
    guard let answer = answers[question] else { return "  // \(name): \(Self.quoted(example))," }
    return "  \(name): \(Self.quoted(answer)),"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}": " "
      default: "\(scalar)"
      }
    }
    return "\"\(escaped.joined())\""
  }
}
