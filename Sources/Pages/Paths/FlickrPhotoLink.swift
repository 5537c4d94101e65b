import GalleryModel

/// Recognises addresses of photo pages on Flickr.
///
/// Source: Flickr's forms `www.flickr.com/photos/<member>/<id>` and `flic.kr/p/<base 58>`.
enum FlickrPhotoLink {
  /// Finds the photo a safe address leads to.
  static func photo(in address: String) -> PhotoID? {
    guard let scheme = address.firstRange(of: "://") else { return nil }
    let parts = address[scheme.upperBound...].prefix { $0 != "?" && $0 != "#" }
      .split(separator: "/")
    guard let host = parts.first?.lowercased() else { return nil }
    if host == "flic.kr" || host == "www.flic.kr" {
      return parts.count >= 3 && parts[1] == "p" ? decoded(parts[2]) : nil
    }
    guard hosts.contains(host), parts.count >= 4, parts[1] == "photos" else { return nil }
    return PhotoID(parts[3])
  }

  private static let hosts: Set<String> = [
    "flickr.com", "www.flickr.com", "m.flickr.com", "secure.flickr.com",
  ]

  private static let alphabet = Array("123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ")

  private static func decoded(_ text: Substring) -> PhotoID? {
    var number: UInt64 = 0
    for character in text {
      guard let digit = alphabet.firstIndex(of: character) else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 58)
      let (sum, overflow) = product.addingReportingOverflow(UInt64(digit))
      guard !isTooLarge, !overflow else { return nil }
      number = sum
    }
    return PhotoID(String(number))
  }
}
