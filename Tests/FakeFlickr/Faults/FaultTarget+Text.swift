extension FaultTarget {
  /// Reads a target; methods may leave out their `flickr.`.
  init?(text: Substring) {
    switch text {
    case "any": self = .any
    case "api": self = .api
    case "images": self = .images
    case "feeds": self = .feeds
    case "login": self = .login
    default:
      let name = text.hasPrefix("flickr.") ? String(text) : "flickr.\(text)"
      guard MethodTable.names.contains(name) else { return nil }
      self = .method(name)
    }
  }
}
