/// Writes what crawlers may read: everything, with the way to the sitemap where there is one.
///
/// Source: RFC 9309; https://www.sitemaps.org/protocol.html
package enum Robots {
  /// Where the file lies in the site.
  package static let path = "robots.txt"

  /// Gives the file for a site whose address may be known.
  package static func bytes(base: String?) -> [UInt8] {
    let open = "User-agent: *\nDisallow:\n"
    guard let base else { return Array(open.utf8) }
    return Array((open + "Sitemap: \(WebAddress.encoded(base + Sitemap.path))\n").utf8)
  }
}
