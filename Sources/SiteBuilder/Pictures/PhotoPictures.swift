import GalleryModel

/// Knows which copies the site has of one photo.
struct PhotoPictures: Sendable, Hashable {
  /// The sizes that were made, ascending.
  var sizes: [MadeSize] = []
  /// The ending and mark of a video's own file.
  var film: Film?
  /// What stands in the picture's place until it arrives, as text.
  var placeholder = ""

  /// A video's file.
  struct Film: Sendable, Hashable {
    let mark: UInt64
    let ending: String

    func path(of photo: PhotoID) -> String {
      "images/\(photo)_\(String(mark, radix: 36))_video.\(ending)"
    }
  }

  /// The still of videos of which there is none.
  static let neutralPoster = "assets/film.svg"

  /// Gives the photo with these copies.
  func applied(to photo: Photo) -> Photo {
    var photo = photo
    var ladder = sizes.compactMap { $0.size(of: photo.id) }
    photo.film = film?.path(of: photo.id)
    if ladder.isEmpty, photo.media == .video {
      ladder = Self.neutral
    }
    photo.sizes = SizeLadder(ladder)
    return photo
  }

  /// The paths of all files of a photo.
  func paths(of photo: PhotoID) -> [String] {
    let stills = sizes.flatMap { $0.size(of: photo)?.copy?.paths ?? [] }
    return stills + (film.map { [$0.path(of: photo)] } ?? [])
  }

  /// Adds what pages show of it to a digest.
  func combine(into digest: inout Digest) {
    digest.combine(sizes.count)
    for size in sizes {
      digest.combine(Int(size.width))
      digest.combine(Int(size.height))
      for mark in [size.marks.jpeg, size.marks.webp, size.marks.avif, size.marks.gif] {
        digest.combine(Int(truncatingIfNeeded: mark))
      }
    }
    digest.combine(film.map { "\($0.mark).\($0.ending)" } ?? "")
    digest.combine(placeholder)
  }

  private static let neutral: [PhotoSize] = {
    var size = PhotoSize(label: .medium640, url: neutralPoster, width: 640, height: 360)
    size?.copy = SiteCopy(path: neutralPoster)
    return [size].compactMap(\.self)
  }()
}
