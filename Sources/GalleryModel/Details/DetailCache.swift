/// Keeps what calls for single photos answered, for as long as the photos stay unchanged.
package protocol DetailCache: AnyObject {
  /// Recalls what a call for one photo answered, if the photo has not changed since.
  func detail(
    _ kind: PhotoDetail.Kind, of photo: PhotoID, updated: Timestamp?
  ) throws -> PhotoDetail?

  /// Keeps what a call for one photo answered.
  ///
  /// - Returns: Whether it was kept: a cache may know only photos that it holds.
  @discardableResult
  func save(
    _ detail: PhotoDetail, _ kind: PhotoDetail.Kind, of photo: PhotoID, updated: Timestamp?
  ) throws -> Bool
}
