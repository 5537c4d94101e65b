import Foundation

/// Decides whether a server may lead a request on to another address.
///
/// Answers of strangers must not make us call whatever they like, such as hosts of an inner network:
/// a request stays on its host, or within Flickr's own, and never goes on unprotected.
enum RedirectRule {
  /// How often a request may be led on: a short link of Flickr's needs three.
  static let longestChain = 5

  private static let flickrHosts = ["flickr.com", "flic.kr", "staticflickr.com"]

  /// Tells whether a request may go from one address to the other.
  static func allows(from old: URL?, to new: URL?) -> Bool {
    guard let old, let new, let scheme = new.scheme?.lowercased(),
      scheme == "https" || (scheme == "http" && old.scheme?.lowercased() == "http")
    else { return false }
    if isFlickr(old), isFlickr(new) { return true }
    return old.host()?.lowercased() == new.host()?.lowercased()
      && (old.port == new.port || old.scheme != new.scheme)
  }

  private static func isFlickr(_ url: URL) -> Bool {
    guard let host = url.host()?.lowercased(), url.port == nil else { return false }
    return flickrHosts.contains { host == $0 || host.hasSuffix(".\($0)") }
  }
}
