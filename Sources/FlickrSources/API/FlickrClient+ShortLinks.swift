import Foundation

extension FlickrClient {
  /// Asks where a short link leads.
  ///
  /// - Parameter path: Such as `y/2Xry4Jt`.
  /// - Returns: What the link stands for.
  /// - Throws: ``FlickrSourceError/address(_:_:)`` where it leads to no photos.
  func target(ofShortLink path: String) async throws -> FlickrAddress {
    let text = "https://flic.kr/\(path)"
    guard let url = URL(string: text) else { throw FlickrSourceError.address(text, .badShortLink) }
    let target: String
    do {
      target = try await courier.fetch(url, from: "flic.kr") { $0.url?.absoluteString ?? text }
    } catch FlickrSourceError.status(404, _) {
      throw FlickrSourceError.address(text, .badShortLink)
    }
    let address = try FlickrAddress.parse(target)
    // A link that leads to itself would be followed for ever.
    if case .shortLink = address { throw FlickrSourceError.address(text, .badShortLink) }
    return address
  }
}
