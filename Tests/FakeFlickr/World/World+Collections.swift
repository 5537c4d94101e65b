extension World {
  /// The albums of a member, in the member's order.
  package func albums(of owner: FakeOwner) -> [FakeAlbum] {
    (0..<options.albumsPerOwner).map { FakeAlbum(owner: owner, number: $0) }
  }

  /// The photos of an album in its own order, by serial number.
  ///
  /// A member's photos are dealt out to the albums in turn, with one share left over that is in
  /// none. The first member's hidden photos are in that member's first album.
  package func serials(in album: FakeAlbum, for viewer: FakeOwner? = nil) -> [Int] {
    let shares = options.albumsPerOwner + 1
    let own = publicSerials.filter { serial in
      serial % options.owners == album.owner.number
        && serial / options.owners % shares == album.number
    }
    let showsHidden = album.owner.number == 0 && album.number == 0 && viewer == album.owner
    let all = (showsHidden ? hiddenSerials : []) + own
    return album.number.isMultiple(of: 2) ? all : all.reversed()
  }

  /// Finds an album whose owner is still there.
  func album(id: String) -> FakeAlbum? {
    guard let (owner, number) = FakeAlbum.numbers(of: id), owner < options.owners,
      number < options.albumsPerOwner, !deletedOwners.contains(owner)
    else { return nil }
    return FakeAlbum(owner: FakeOwner(number: owner), number: number)
  }

  /// The galleries of a member.
  package func galleries(of owner: FakeOwner) -> [FakeGallery] {
    (0..<options.galleriesPerOwner).map { FakeGallery(owner: owner, number: $0) }
  }

  /// The photos of a gallery, at most 500, by serial number.
  package func serials(in gallery: FakeGallery) -> [Int] {
    let chosen = publicSerials.filter { serial in
      (options.owners == 1 || serial % options.owners != gallery.owner.number)
        && serial % (gallery.number + 4) == 0
    }
    return Array(chosen.prefix(500))
  }

  /// Finds a gallery whose owner is still there.
  func gallery(id: String) -> FakeGallery? {
    guard let (owner, number) = FakeGallery.numbers(of: id), owner < options.owners,
      number < options.galleriesPerOwner, !deletedOwners.contains(owner)
    else { return nil }
    return FakeGallery(owner: FakeOwner(number: owner), number: number)
  }

  /// The groups.
  package var allGroups: [FakeGroup] { (0..<options.groups).map(FakeGroup.init(number:)) }

  /// The photos in a group's pool, newest first, by serial number.
  package func serials(in group: FakeGroup) -> [Int] {
    publicSerials.filter { $0 % (group.number + 2) == 0 }
  }

  /// The photos that a member marked, which are other members', by serial number.
  package func favorites(of owner: FakeOwner) -> [Int] {
    publicSerials.filter { serial in
      (options.owners == 1 || serial % options.owners != owner.number)
        && serial % 5 == (owner.number + 1) % 5
    }
  }
}
