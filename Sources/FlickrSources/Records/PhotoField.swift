import GalleryModel

/// Numbers what a record of a photo can tell, whatever each method calls it.
///
/// Source: the `extras` of Flickr's list methods and the members of `flickr.photos.getInfo`.
struct PhotoField: Hashable, Sendable {
  /// A position in a ``PhotoRecord``.
  let index: Int

  private init(_ index: Int) { self.index = index }

  static let id = PhotoField(0)
  static let owner = PhotoField(1)
  static let ownerName = PhotoField(2)
  static let realName = PhotoField(3)
  static let pathAlias = PhotoField(4)
  static let iconServer = PhotoField(5)
  static let secret = PhotoField(6)
  static let server = PhotoField(7)
  static let title = PhotoField(8)
  static let description = PhotoField(9)
  static let isPublic = PhotoField(10)
  static let isFriend = PhotoField(11)
  static let isFamily = PhotoField(12)
  static let license = PhotoField(13)
  static let safety = PhotoField(14)
  static let posted = PhotoField(15)
  static let updated = PhotoField(16)
  static let taken = PhotoField(17)
  static let granularity = PhotoField(18)
  static let takenUnknown = PhotoField(19)
  static let tags = PhotoField(20)
  static let machineTags = PhotoField(21)
  static let latitude = PhotoField(22)
  static let longitude = PhotoField(23)
  static let accuracy = PhotoField(24)
  static let geoIsPublic = PhotoField(25)
  static let media = PhotoField(26)
  static let views = PhotoField(27)
  static let faves = PhotoField(28)
  static let comments = PhotoField(29)
  static let originalWidth = PhotoField(30)
  static let originalHeight = PhotoField(31)
  private static let firstSize = 32

  /// How many fields there are.
  static let count = firstSize + 3 * SizeLabel.allCases.count

  static func url(_ label: SizeLabel) -> PhotoField { PhotoField(firstSize + 3 * label.rawValue) }

  static func width(_ label: SizeLabel) -> PhotoField {
    PhotoField(firstSize + 3 * label.rawValue + 1)
  }

  static func height(_ label: SizeLabel) -> PhotoField {
    PhotoField(firstSize + 3 * label.rawValue + 2)
  }
}
