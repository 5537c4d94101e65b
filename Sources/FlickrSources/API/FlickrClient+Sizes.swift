import GalleryModel

extension FlickrClient {
  /// Asks for the files of those photos of a page of which none, or not even the shape, is known.
  ///
  /// A photo that is gone meanwhile is dropped and reported.
  func completeSizes(of page: inout AnswerPage, _ origin: String) async throws {
    var photos: [Photo] = []
    photos.reserveCapacity(page.photos.count)
    for photo in page.photos {
      guard photo.sizes.largest?.hasAssumedShape ?? true else {
        photos.append(photo)
        continue
      }
      if let sizes = try await sizes(of: photo.id) {
        photos.append(sizes.largest == nil ? photo : photo.with(sizes))
      } else {
        page.skipped.append(
          SkippedRecord(
            origin: origin, record: photo.id.rawValue,
            reason: "the photo went away between its list and its sizes"))
      }
    }
    page.photos = photos
  }

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
