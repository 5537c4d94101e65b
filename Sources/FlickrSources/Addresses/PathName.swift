package import GalleryModel

/// Names a member or a group the way addresses do.
package enum PathName: Hashable, Sendable, CustomStringConvertible {
  /// The permanent identifier.
  case nsid(NSID)
  /// A short name that its owner chose.
  case alias(String)

  /// Reads a part of an address.
  ///
  /// - Returns: `nil` unless it could be an NSID or a short name.
  package init?(_ text: String) {
    if let id = NSID(text) {
      self = .nsid(id)
    } else if let alias = PersonReader.alias(text) {
      self = .alias(alias)
    } else {
      return nil
    }
  }

  package var description: String {
    switch self {
    case .nsid(let id): id.rawValue
    case .alias(let alias): alias
    }
  }
}
