/// Knows what kind of content a file's name promises.
struct FileType: Equatable {
  /// The value of `Content-Type`.
  let name: String
  /// Tells whether it is text, which compresses well.
  let isText: Bool

  /// Finds the type by the ending of a path.
  ///
  /// Source: the registry of media types, https://www.iana.org/assignments/media-types.
  init(path: String) {
    let file = path.split(separator: "/").last ?? ""
    let ending = file.lastIndex(of: ".").map { file[file.index(after: $0)...].lowercased() } ?? ""
    if let text = Self.texts[ending] {
      (name, isText) = ("\(text); charset=utf-8", true)
    } else {
      (name, isText) = (Self.others[ending] ?? "application/octet-stream", false)
    }
  }

  var isPage: Bool { name.hasPrefix("text/html") }

  private static let texts = [
    "html": "text/html", "htm": "text/html", "css": "text/css", "js": "text/javascript",
    "mjs": "text/javascript", "json": "application/json", "geojson": "application/geo+json",
    "map": "application/json", "webmanifest": "application/manifest+json",
    "xml": "application/xml", "atom": "application/atom+xml", "rss": "application/rss+xml",
    "svg": "image/svg+xml", "txt": "text/plain", "md": "text/markdown", "csv": "text/csv",
    "vtt": "text/vtt",
  ]

  private static let others = [
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif",
    "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon", "tif": "image/tiff",
    "tiff": "image/tiff", "heic": "image/heic", "mp4": "video/mp4", "m4v": "video/mp4",
    "webm": "video/webm", "mov": "video/quicktime", "mp3": "audio/mpeg", "woff": "font/woff",
    "woff2": "font/woff2", "ttf": "font/ttf", "pdf": "application/pdf", "zip": "application/zip",
    "gz": "application/gzip", "wasm": "application/wasm",
  ]
}
