import GalleryModel

extension Listing {
  /// Explore: the photos Flickr finds most interesting, of the most recent day unless one is named.
  ///
  /// - Parameter day: A day as `YYYY-MM-DD`.
  /// - Returns: The list, with the page length that the terms allow.
  package static func explore(day: String? = nil) -> Listing {
    Listing(
      "flickr.interestingness.getList", day.map { ["date": $0] } ?? [:],
      titled: day.map { "Explore, \($0)" } ?? "Explore",
      key: day.map { "explore:\($0)" } ?? "explore")
  }

  /// A member's public photos, newest first.
  static func stream(of member: NSID, named name: PathName) -> Listing {
    var listing = Listing(
      "flickr.people.getPublicPhotos", ["user_id": member.rawValue],
      titled: "Photos by \(name)", key: "person:\(member)")
    listing.title = .owner(before: "Photos by ")
    listing.member = member
    listing.absentee = .member(name.description)
    return listing
  }

  /// A member's own photos, with those that others do not see, newest first.
  static func ownStream(of member: NSID, named name: PathName) -> Listing {
    var listing = stream(of: member, named: name)
    listing.method = "flickr.people.getPhotos"
    return listing
  }

  /// An album in its owner's order.
  static func album(_ id: PhotoID, of owner: NSID?) -> Listing {
    var parameters = ["photoset_id": id.rawValue]
    if let owner { parameters["user_id"] = owner.rawValue }
    var listing = Listing(
      "flickr.photosets.getPhotos", parameters, titled: "Album \(id)", key: "album:\(id)")
    listing.title = .own
    listing.absentee = .album(id.rawValue)
    return listing
  }

  /// A gallery in its curator's order.
  static func gallery(_ id: String) -> Listing {
    var listing = Listing(
      "flickr.galleries.getPhotos", ["gallery_id": id], titled: "Gallery \(id)",
      key: "gallery:\(id)")
    listing.title = .told(
      by: "flickr.galleries.getInfo", parameters: ["gallery_id": id], element: "gallery",
      member: "title")
    listing.absentee = .gallery(id)
    return listing
  }

  /// A group's pool, perhaps only what one member or one tag has in it.
  static func pool(
    of group: NSID, named name: PathName, tag: String? = nil, member: NSID? = nil
  ) -> Listing {
    var parameters = ["group_id": group.rawValue]
    if let tag { parameters["tags"] = tag }
    if let member { parameters["user_id"] = member.rawValue }
    let key = ["group:\(group)", tag.map { "tag:\($0)" }, member.map { "person:\($0)" }]
    var listing = Listing(
      "flickr.groups.pools.getPhotos", parameters, titled: "Group \(name)",
      key: key.compactMap(\.self).joined(separator: ","))
    listing.title = .told(
      by: "flickr.groups.getInfo", parameters: ["group_id": group.rawValue], element: "group",
      member: "name")
    listing.absentee = .group(name.description)
    return listing
  }

  /// What a member marked, the latest mark first.
  static func favorites(of member: NSID, named name: PathName) -> Listing {
    var listing = Listing(
      "flickr.favorites.getPublicList", ["user_id": member.rawValue],
      titled: "Favourites of \(name)", key: "favorites:\(member)")
    listing.title = .owner(before: "Favourites of ")
    listing.member = member
    listing.absentee = .member(name.description)
    return listing
  }
}
