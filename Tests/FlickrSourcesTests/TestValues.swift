import GalleryModel

extension PhotoID {
  /// Makes an id that a test knows to be one.
  static func test(_ text: String) -> PhotoID {
    guard let id = PhotoID(text) else { preconditionFailure("the test names no id: \(text)") }
    return id
  }
}

extension NSID {
  /// Makes an identifier that a test knows to be one.
  static func test(_ text: String) -> NSID {
    guard let id = NSID(text) else { preconditionFailure("the test names no NSID: \(text)") }
    return id
  }
}
