package import GalleryModel

/// A page of the places of a gallery, the first one with a map.
package struct MapPage: Hashable, Sendable {
  /// What is around it.
  package internal(set) var frame: SiteFrame
  /// What it says about itself.
  package let head: PageHead
  /// Which page of the list it is.
  package let number: PageNumber
  /// The map; only the first page has it.
  package let drawing: MapDrawing?
  /// The places.
  package let sections: [PlaceSection]
  /// How many photos have a place, in words; only the first page says it.
  package let countText: String?
  /// The way to the other pages.
  package let pagination: Pagination
}
