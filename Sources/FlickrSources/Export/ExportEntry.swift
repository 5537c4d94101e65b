import GalleryModel

/// What later parts of an export may still change or add of a photo.
struct ExportEntry {
  /// A media file by its number, and how likely its name means this photo; 0 is likeliest.
  struct Match {
    let number: Int
    let rank: Int
  }

  let id: PhotoID
  let posted: Timestamp?
  /// The number of the owner's name.
  let owner: Int
  let rotation: Int?
  var visibility: Visibility
  private(set) var safety: Safety?
  private(set) var license: License
  private(set) var picture: Match?
  private(set) var video: Match?

  init(_ photo: Photo, owner: Int, rotation: Int?) {
    id = photo.id
    posted = photo.posted
    self.owner = owner
    self.rotation = rotation
    visibility = photo.visibility
    safety = photo.safety
    license = photo.license
  }

  /// The number of the file that was uploaded: of a video and its picture, the video.
  var original: Int? { (video ?? picture)?.number }

  /// The number of a video's picture.
  var poster: Int? { video == nil ? nil : picture?.number }

  /// Lets only what every copy of a photo allows.
  mutating func restrict(with copy: Photo) {
    if visibility.isPublic { visibility = copy.visibility }
    safety = [safety, copy.safety].compactMap(\.self).max()
    if license != copy.license { license = .allRightsReserved }
  }

  /// Takes a file; of several the one with the likeliest name stays, else the first.
  mutating func take(_ number: Int, rank: Int, isVideo: Bool) {
    let match = Match(number: number, rank: rank)
    if isVideo {
      if rank < video?.rank ?? .max { video = match }
    } else if rank < picture?.rank ?? .max {
      picture = match
    }
  }

  /// Orders photos newest upload first; those without a date are last, by the higher number.
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    let (first, second) = (left.posted?.seconds ?? .min, right.posted?.seconds ?? .min)
    return first == second ? right.id < left.id : first > second
  }
}
