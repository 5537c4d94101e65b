/// What Flickr says is not there, or not for everybody to see.
package enum Absentee: Hashable, Sendable, CustomStringConvertible {
  /// A member, by the name that was asked for.
  case member(String)
  case album(String)
  case gallery(String)
  case group(String)
  /// A group whose pool only its members see.
  case closedPool(String)
  case photo(String)

  package var description: String {
    switch self {
    case .member(let name): "no member '\(name)'; the account may be deleted or renamed"
    case .album(let id): "no public album \(id)"
    case .gallery(let id): "no public gallery \(id)"
    case .group(let name): "no group '\(name)'"
    case .closedPool(let name): "no public photos of the group '\(name)': its pool is for members"
    case .photo(let id): "no public photo \(id)"
    }
  }
}
