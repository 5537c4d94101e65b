/// Remembers which member or group a name in Flickr's addresses means, so that it is asked once.
package protocol NameMemory: AnyObject {
  /// Recalls what a name means; `nil` where nobody asked yet.
  func id(named address: String) throws -> NSID?

  /// Remembers what a name means.
  func remember(_ id: NSID, named address: String) throws
}
