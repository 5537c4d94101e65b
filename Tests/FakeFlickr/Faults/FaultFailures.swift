/// Gives the failures that a fault makes of a call, in the numbers and words of its method.
enum FaultFailures {
  static func failure(for call: APICall) -> APIFailure? {
    switch call.fault {
    case .api(let failure): failure
    case .notFound: notFound(call.method)
    case .userDeleted: userDeleted(call.method)
    default: nil
    }
  }

  private static func notFound(_ method: String) -> APIFailure {
    switch method {
    case "flickr.photosets.getPhotos", "flickr.photosets.getInfo":
      APIFailure(1, "Photoset not found")
    case "flickr.galleries.getPhotos", "flickr.galleries.getInfo":
      APIFailure(1, "Invalid gallery ID")
    case "flickr.groups.pools.getPhotos", "flickr.groups.getInfo":
      APIFailure(1, "Group not found")
    case "flickr.people.getPhotos", "flickr.photos.search": APIFailure(2, "Unknown user")
    case _ where method.hasPrefix("flickr.photos."): .photoNotFound
    default: .userNotFound
    }
  }

  private static func userDeleted(_ method: String) -> APIFailure {
    switch method {
    case "flickr.people.getInfo", "flickr.people.getPhotos", "flickr.photos.search":
      APIFailure(5, "User deleted")
    case "flickr.photosets.getPhotos", "flickr.photosets.getInfo":
      APIFailure(2, "User not found")
    default: .userNotFound
    }
  }
}
