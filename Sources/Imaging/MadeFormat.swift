/// Names the formats that pictures are made in.
package enum MadeFormat: String, Sendable, Hashable, CaseIterable {
  case jpeg, webp, avif

  /// The format as files have it.
  package var imageFormat: ImageFormat {
    switch self {
    case .jpeg: .jpeg
    case .webp: .webp
    case .avif: .avif
    }
  }

  /// The quality that looks alike in all three; each encoder counts it in its own way.
  package var defaultQuality: Int {
    switch self {
    case .jpeg: 82
    case .webp: 80
    case .avif: 58
    }
  }
}
