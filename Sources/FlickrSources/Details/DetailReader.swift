import GalleryModel

/// Asks one method about one photo, and reads what it answers.
struct DetailReader: Sendable {
  let client: FlickrClient

  /// Asks for a kind of details.
  ///
  /// - Returns: The answer or the owner's refusal; `nil` where the photo is gone.
  func read(_ kind: PhotoDetail.Kind, of photo: PhotoID) async throws -> PhotoDetail? {
    do {
      return .answer(PackedDetails(try await details(kind, of: photo)).bytes)
    } catch FlickrSourceError.refused(let error) {
      switch error.missing {
      case .permission: return .refusal(error.text)
      case .item: return nil
      case .member, nil: throw FlickrSourceError.refused(error)
      }
    }
  }

  private func details(
    _ kind: PhotoDetail.Kind, of photo: PhotoID
  ) async throws -> PhotoDetails {
    switch kind {
    case .exif:
      let answer = try await call("flickr.photos.getExif", photo, "photo")
      return PhotoDetails(exif: answer.children("exif").compactMap(ExifReader.value))
    case .comments:
      let answer = try await call("flickr.photos.comments.getList", photo, "comments")
      return PhotoDetails(
        comments: answer.children("comment").compactMap(CommentReader.comment))
    case .notes:
      let answer = try await call("flickr.photos.getInfo", photo, "photo")
      let notes = answer.child("notes")?.children("note") ?? []
      return PhotoDetails(notes: notes.compactMap(CommentReader.note))
    case .info, .sizes, .contexts: return PhotoDetails()
    }
  }

  private func call(
    _ method: String, _ photo: PhotoID, _ element: String
  ) async throws -> FlickrAnswer {
    let answer = try await client.call(method, ["photo_id": photo.rawValue])
    guard let content = answer.content(element) else {
      throw client.garbled("\(method) does not answer with '\(element)'")
    }
    return content
  }
}
