extension FlickrError {
  /// What is not there, as far as the number tells for the method that gave it.
  enum Missing {
    case member
    case item
    case permission
  }

  /// Tells that what was asked for is not there, or not for everybody to see.
  var isAbsence: Bool { missing != nil }

  /// What Flickr says of members who are not there, whatever the number.
  private static let saysNobody = ["user not found", "unknown user", "user deleted"]

  /// Reads the number as its method means it; `nil` for every other failure.
  ///
  /// Source: the lists of errors on Flickr's method pages, and recorded answers. The number 1 may
  /// also mean that a parameter is missing, which the words tell.
  var missing: Missing? {
    let words = text.lowercased()
    if words.contains("required") { return nil }
    if Self.saysNobody.contains(where: words.contains), !method.hasPrefix("flickr.urls.") {
      return .member
    }
    switch method {
    case "flickr.photosets.getPhotos", "flickr.photosets.getInfo":
      return [1: .item, 2: .member][code]
    case "flickr.groups.pools.getPhotos":
      return [1: .item, 2: .permission, 3: .member][code]
    case "flickr.galleries.getPhotos", "flickr.galleries.getInfo", "flickr.groups.getInfo",
      "flickr.urls.lookupGroup", "flickr.urls.lookupUser":
      return code == 1 || code == 2 ? .item : nil
    case "flickr.people.getPhotos", "flickr.photos.search":
      return code == 2 || code == 5 ? .member : nil
    case "flickr.people.getPublicPhotos", "flickr.people.getInfo", "flickr.photosets.getList",
      "flickr.favorites.getPublicList", "flickr.people.findByUsername":
      return code == 1 || code == 5 ? .member : nil
    case "flickr.photos.getExif": return [1: .item, 2: .permission][code]
    case "flickr.photos.getInfo", "flickr.photos.getSizes", "flickr.photos.comments.getList":
      return code == 1 || code == 2 ? .item : nil
    default: return nil
    }
  }
}
