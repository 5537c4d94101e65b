extension ConfigurationReader {
  /// Passes white space and comments.
  mutating func skipSpace() throws(ConfigurationError) {
    while let scalar = current {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        position += 1
      } else if scalar == "/" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ConfigurationError) {
    let start = position
    position += 1
    switch current {
    case "/":
      while current != nil, current != "\n", current != "\r" { position += 1 }
    case "*":
      position += 1
      while current != "*" || peek(1) != "/" {
        guard current != nil else {
          throw source.error(at: start, "this comment does not end", help: "end it with '*/'")
        }
        position += 1
      }
      position += 2
    default:
      throw source.error(
        at: start, "a single '/' means nothing", help: "comments begin with '//' or '/*'")
    }
  }

  /// The character some places ahead.
  func peek(_ distance: Int) -> Unicode.Scalar? {
    position + distance < source.text.count ? source.text[position + distance] : nil
  }
}
