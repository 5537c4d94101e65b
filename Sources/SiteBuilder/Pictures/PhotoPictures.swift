import GalleryModel

/// Knows which copies the site has of one photo.
struct PhotoPictures: Sendable, Hashable {
  /// The sizes that were made, ascending.
  var sizes: [MadeSize] = []
  /// The sizes that were copied from Flickr.
  var mirrored: [MirroredSize] = []
  /// The ending and mark of a video's own file.
  var film: Film?
  /// What stands in the picture's place until it arrives, as text.
  var placeholder = ""
  /// Tells that the photo keeps the sizes it has, and only its placeholder is known.
  var keepsSizes = false

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
    photo.tint = Tint(placeholder: placeholder)
    if keepsSizes { return photo }
    var ladder = sizes.compactMap { $0.size(of: photo.id) }
    ladder += mirrored.compactMap { $0.size(of: photo) }
    photo.film = film?.path(of: photo.id)
    if ladder.isEmpty, photo.media == .video { ladder = Self.neutral }
    photo.sizes = SizeLadder(ladder)
    return photo
  }

  /// The paths of the files made of a photo.
  func madePaths(of photo: PhotoID) -> [String] {
    sizes.flatMap { $0.size(of: photo)?.copy?.paths ?? [] }
      + [film?.path(of: photo)].compactMap(\.self)
  }

  /// The paths of the site's copies that the pages of a photo may show.
  static func paths(in photo: Photo) -> [String] {
    let stills = photo.sizes.steps.flatMap { $0.copy?.paths ?? [] }
    return (stills + [photo.film].compactMap(\.self)).filter { $0 != neutralPoster }
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
    digest.combine(mirrored.count)
    for size in mirrored {
      for number in [size.label.rawValue, Int(size.width), Int(size.height)] {
        digest.combine(number)
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
