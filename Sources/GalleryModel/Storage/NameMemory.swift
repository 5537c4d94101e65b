/// Remembers what the names and short links in addresses mean, so that each is asked for once.
package protocol NameMemory: AnyObject {
  /// Recalls which member or group a name means; `nil` where nobody asked yet.
  func id(named address: String) throws -> NSID?

  /// Remembers which member or group a name means.
  func remember(_ id: NSID, named address: String) throws

  /// Recalls the address that a short link leads to; `nil` where nobody followed it yet.
  func target(ofShortLink path: String) throws -> String?

  /// Remembers the address that a short link leads to.
  func remember(target: String, ofShortLink path: String) throws
}
