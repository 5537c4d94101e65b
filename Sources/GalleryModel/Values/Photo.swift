/// A photo or video with everything that any page may show of it.
package struct Photo: Hashable, Sendable, Identifiable {
  /// Flickr's number of the photo.
  package var id: PhotoID
  /// The title with white space at the ends removed; may be empty.
  package var title: String
  /// The description in Flickr's HTML, as its owner wrote it: hostile until sanitised.
  package var descriptionHTML: String
  /// Who the photo belongs to.
  package var owner: Person
  /// When it was taken.
  package var taken: TakenDate
  /// When it was uploaded.
  package var posted: Timestamp?
  /// When anything about it last changed.
  package var updated: Timestamp?
  /// Under what licence it is.
  package var license: License
  /// What it is filed under, in the owner's order.
  package var tags: [Tag]
  /// Machine tags, each `namespace:predicate=value`.
  package var machineTags: [String]
  /// Where it was taken, where that is shown.
  package var place: Place?
  /// Photo or video.
  package var media: Media
  /// How it is rated; `nil` where the source does not say, which counts as safe and is reported.
  package var safety: Safety?
  /// Who may see it on Flickr.
  package var visibility: Visibility
  /// What visitors did.
  package var counts: Counts
  /// The files that exist.
  package var sizes: SizeLadder
  /// The site's own copy of a video, by its path from the root.
  ///
  /// No library keeps it.
  package var film: String?
  /// The colours that stand in the picture's place until it arrives, where its pixels are known.
  package var tint: Tint?

  /// Collects what is known of a photo; what is left out is unknown, and privacy then not public.
  package init(
    id: PhotoID, title: String = "", descriptionHTML: String = "", owner: Person,
    taken: TakenDate = .unknown, posted: Timestamp? = nil, updated: Timestamp? = nil,
    license: License = .allRightsReserved, tags: [Tag] = [], machineTags: [String] = [],
    place: Place? = nil, media: Media = .photo, safety: Safety? = nil,
    visibility: Visibility = .unknown, counts: Counts = Counts(),
    sizes: SizeLadder = SizeLadder([])
  ) {
    self.id = id
    self.title = title
    self.descriptionHTML = descriptionHTML
    self.owner = owner
    self.taken = taken
    self.posted = posted
    self.updated = updated
    self.license = license
    self.tags = tags
    self.machineTags = machineTags
    self.place = place
    self.media = media
    self.safety = safety
    self.visibility = visibility
    self.counts = counts
    self.sizes = sizes
  }
}
