import GalleryModel

extension FlickrAddress {
  /// Understands an address that was typed or pasted.
  ///
  /// Any host of Flickr's, any scheme or none, any case; page numbers and fragments do not count.
  ///
  /// - Throws: ``FlickrSourceError/address(_:_:)`` with the reason why it stands for no photos.
  package static func parse(_ text: String) throws(FlickrSourceError) -> FlickrAddress {
    do throws(AddressFault) {
      guard let path = WebPath(text) else { throw AddressFault.notAnAddress }
      return try address(at: path)
    } catch {
      throw .address(text, error)
    }
  }

  /// Tells that a text is meant as an address: it has a scheme, or begins with a host of Flickr's.
  package static func isAddress(_ text: String) -> Bool {
    let lowercased = text.lowercased()
    if lowercased.hasPrefix("http://") || lowercased.hasPrefix("https://") { return true }
    guard let path = WebPath(text) else { return false }
    return path.host == "flic.kr" || isWithin("flickr.com", path.host)
      || isWithin("staticflickr.com", path.host)
  }

  private static func address(at path: WebPath) throws(AddressFault) -> FlickrAddress {
    switch path.host {
    case "flickr.com", "www.flickr.com", "m.flickr.com", "secure.flickr.com", "api.flickr.com":
      return try SiteAddress.read(path)
    case "flic.kr", "www.flic.kr": return try ShortAddress.read(path)
    case _ where isWithin("staticflickr.com", path.host) || isWithin("flickr.com", path.host):
      return try FileAddress.read(path)
    default: throw .notFlickr
    }
  }

  private static func isWithin(_ domain: String, _ host: String) -> Bool {
    host == domain || host.hasSuffix("." + domain)
  }
}
