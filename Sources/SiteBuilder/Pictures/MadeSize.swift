import GalleryModel
import Imaging

/// One size of a made picture, in as many formats as were asked for.
struct MadeSize: Sendable, Hashable {
  /// What files in a format are made of and how; 0 where there is none.
  struct Marks: Sendable, Hashable {
    var jpeg: UInt64 = 0
    var webp: UInt64 = 0
    var avif: UInt64 = 0
    /// That of a whole animation.
    var gif: UInt64 = 0

    subscript(format: ImageFormat) -> UInt64 {
      get {
        switch format {
        case .webp: webp
        case .avif: avif
        case .gif: gif
        case .jpeg, .png, .heic, .tiff: jpeg
        }
      }
      set {
        switch format {
        case .webp: webp = newValue
        case .avif: avif = newValue
        case .gif: gif = newValue
        case .jpeg, .png, .heic, .tiff: jpeg = newValue
        }
      }
    }
  }

  let width: Int32
  let height: Int32
  var marks = Marks()

  private static let order: [ImageFormat] = [.avif, .webp, .jpeg]

  /// Names the file in a format: `images/<id>_<mark>_<pixels>.<ext>`.
  static func path(_ photo: PhotoID, mark: UInt64, edge: Int, _ format: ImageFormat) -> String {
    "images/\(photo)_\(String(mark, radix: 36))_\(edge).\(format.fileExtension)"
  }

  /// Gives the size as pages know it.
  func size(of photo: PhotoID) -> PhotoSize? {
    let edge = Int(max(width, height))
    let files = (marks.gif != 0 ? [.gif] : Self.order).compactMap { format in
      marks[format] == 0
        ? nil : (format, Self.path(photo, mark: marks[format], edge: edge, format))
    }
    guard let plain = files.last else { return nil }
    var size = PhotoSize(
      label: Self.label(of: edge), url: plain.1, width: Int(width), height: Int(height))
    size?.copy = SiteCopy(
      path: plain.1,
      alternatives: files.dropLast().map {
        SiteCopy.Alternative(mediaType: $0.0.mediaType, path: $0.1)
      })
    return size
  }

  /// The step of Flickr's ladder that comes nearest from above.
  private static func label(of edge: Int) -> SizeLabel {
    SizeLabel.allCases.first { !$0.isSquare && $0.nominalEdge >= edge } ?? .extra6K
  }
}
