/// Says how big the made-up world of a fake Flickr is.
package struct WorldOptions: Sendable, Equatable {
  /// How many photos everyone may see.
  package var photos: Int
  /// Among how many members they are dealt out, in turn.
  package var owners: Int
  /// How many albums each member has; together they hold all but the member's loose photos.
  package var albumsPerOwner: Int
  /// How many galleries each member curates.
  package var galleriesPerOwner: Int
  /// How many groups there are.
  package var groups: Int
  /// How many photos of the first member only that member may see: private, for friends,
  /// for family, moderate and restricted in turn.
  package var hiddenPhotos: Int

  /// Sizes a world; the defaults are a small one with everything in it.
  package init(
    photos: Int = 100, owners: Int = 5, albumsPerOwner: Int = 3, galleriesPerOwner: Int = 1,
    groups: Int = 2, hiddenPhotos: Int = 5
  ) {
    precondition(photos >= 0 && owners > 0, "A world has at least one member")
    self.photos = photos
    self.owners = owners
    self.albumsPerOwner = albumsPerOwner
    self.galleriesPerOwner = galleriesPerOwner
    self.groups = groups
    self.hiddenPhotos = hiddenPhotos
  }
}
