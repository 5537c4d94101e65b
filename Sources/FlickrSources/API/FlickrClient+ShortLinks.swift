import Foundation
import GalleryModel

extension FlickrClient {
  /// Finds out where a short link leads; what the memory knows costs no call.
  ///
  /// - Parameters:
  ///   - path: Such as `y/2Xry4Jt`.
  ///   - memory: Remembers links that were followed.
  /// - Returns: What the link stands for.
  /// - Throws: ``FlickrSourceError/address(_:_:)`` where it leads to no photos.
  func target(
    ofShortLink path: String, memory: (any NameMemory)? = nil
  ) async throws -> FlickrAddress {
    if let known = try memory?.target(ofShortLink: path) { return try FlickrAddress.parse(known) }
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
    try memory?.remember(target: target, ofShortLink: path)
    return address
  }
}
