import Presenters

/// What feeds of both kinds say of a photo.
struct FeedContent {
  /// The address the site will have; without it addresses are relative to the feed.
  let base: String?

  func address(of path: String) -> String { WebAddress.encoded((base ?? "") + path) }

  func address(of entry: FeedEntry) -> String { address(of: SitePaths.path(of: .photo(entry.id))) }

  func address(of file: PictureFile) -> String {
    switch file.reference {
    case .remote(let url): WebAddress.encoded(url)
    case .local(let path): address(of: path)
    }
  }

  /// The photo with what its owner wrote, as HTML.
  func html(of entry: FeedEntry) -> String {
    let description = DescriptionSanitizer().html(from: entry.descriptionHTML)
    guard let file = entry.picture?.fallback else { return description }
    return "<p><a href=\"\(Self.escaped(address(of: entry)))\">"
      + "<img src=\"\(Self.escaped(address(of: file)))\" alt=\"\(Self.escaped(entry.alternative))\""
      + " width=\"\(file.width)\" height=\"\(file.height)\"/></a></p>" + description
  }

  private static func escaped(_ text: String) -> String {
    PlainText.line(text).reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
