import GalleryModel

extension FlickrClient {
  /// Asks which files of a photo exist.
  ///
  /// - Returns: `nil` where the photo is gone or not for everybody to see.
  func sizes(of photo: PhotoID) async throws -> SizeLadder? {
    do {
      let answer = try await call("flickr.photos.getSizes", ["photo_id": photo.rawValue])
      return SizeRowsReader(hosts: endpoint.imageHosts).ladder(of: answer)
    } catch FlickrSourceError.refused(let error) where error.isAbsence {
      return nil
    }
  }
}
