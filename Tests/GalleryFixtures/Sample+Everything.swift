package import GalleryModel

extension Sample {
  /// A photo with every field set, no two to the same value.
  package static let everything: Photo = {
    var photo = Sample.photo(4_294_967_296, owner: 9)
    photo.title = "Äther – 写真 \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    photo.descriptionHTML = "<b>bold</b>\nline"
    photo.owner.pathAlias = "alias"
    photo.owner.icon = BuddyIcon(server: 65535)
    photo.owner.location = "Tromsø"
    photo.owner.isDeleted = true
    photo.taken = .moment(day(1938, 6, 14), second: 37_800)
    photo.posted = Timestamp(seconds: 1_700_000_000)
    photo.updated = Timestamp(seconds: -1)
    photo.license = License(id: 99)
    photo.tags = [Tag(raw: "New York", normalized: "newyork"), Tag(raw: "", normalized: "x")]
    photo.machineTags = ["geo:lat=1.5"]
    photo.place = Place(
      latitude: -33.856_159_3, longitude: 151.215_256, accuracy: 16, names: ["Sydney", "Australia"])
    photo.media = .video
    photo.safety = .restricted
    photo.visibility = .onlyOwner
    photo.counts = Counts(views: 0, faves: nil, comments: 12_345_678)
    photo.sizes = ladder(4_294_967_296, SizeLabel.allCases)
    return photo
  }()
}
