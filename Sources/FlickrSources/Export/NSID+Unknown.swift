import GalleryModel

extension NSID {
  /// Makes up an identifier, no member's, for a member whose own is not told.
  ///
  /// Flickr's numbers have five digits and more.
  static func unknownMember(_ number: Int) -> NSID {
    guard let id = NSID("\(number)@N00") else {
      preconditionFailure("A number makes an identifier of a member")
    }
    return id
  }
}
