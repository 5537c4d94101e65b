/// Says which picture could not be used, and why.
package enum ImagingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// libvips could not be started.
  case unavailable(reason: String)
  /// The file could not be opened, read, or written.
  case file(path: String, reason: String)
  /// The file has no bytes.
  case empty(path: String)
  /// The content is that of no picture format used here, whatever the name says.
  case notAPicture(path: String)
  /// The picture is larger than the limits allow.
  case tooLarge(path: String, what: String, limit: String)
  /// The picture's content is damaged or of an unknown kind.
  case unreadable(path: String, format: ImageFormat, reason: String)
  /// This copy of libvips cannot read or write a format.
  case formatUnavailable(ImageFormat, reason: String)
  /// A made picture could not be written.
  case unwritable(path: String, reason: String)

  /// Names the picture, where the failure concerns one.
  package var path: String? {
    switch self {
    case .unavailable, .formatUnavailable: nil
    case .file(let path, _), .empty(let path), .notAPicture(let path),
      .tooLarge(let path, _, _), .unreadable(let path, _, _), .unwritable(let path, _):
      path
    }
  }

  /// What is wrong, without the place.
  package var reason: String {
    guard let path, description.hasPrefix("\(path): error: ") else { return description }
    return String(description.dropFirst("\(path): error: ".count))
  }

  /// Reads as `path: error: what is wrong`, and names the way out where there is one.
  package var description: String {
    switch self {
    case .unavailable(let reason):
      "error: libvips does not start: \(reason)"
    case .file(let path, let reason):
      "\(path): error: \(reason)"
    case .empty(let path):
      "\(path): error: the file is empty; fetch or copy it again"
    case .notAPicture(let path):
      "\(path): error: this is no JPEG, PNG, GIF, WebP, HEIC, AVIF or TIFF, whatever its name says"
    case .tooLarge(let path, let what, let limit):
      "\(path): error: the picture is too large: \(what), and at most \(limit) are read"
    case .unreadable(let path, let format, let reason):
      "\(path): error: the \(format.name) is damaged or incomplete: \(reason)"
    case .formatUnavailable(let format, let reason):
      "error: libvips here cannot handle \(format.name): \(reason)"
    case .unwritable(let path, let reason):
      "\(path): error: the picture could not be written: \(reason)"
    }
  }
}
