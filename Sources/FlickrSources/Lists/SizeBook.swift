import GalleryModel

/// Finds out which files of photos exist, and asks once for each photo until it changes.
struct SizeBook {
  private static let method = "flickr.photos.getSizes"

  private let cache: (any DetailCache)?
  /// Answers about photos of a page that is not kept yet.
  private var asked: [(photo: Photo, answer: [UInt8])] = []

  /// Opens a book; what the cache knows costs no call.
  init(_ cache: (any DetailCache)?) { self.cache = cache }

  /// Gives those photos of a page their files of which none, or not even the shape, is known.
  ///
  /// A photo that is gone meanwhile is dropped and reported.
  mutating func complete(
    _ page: inout AnswerPage, _ origin: String, by calls: inout PendingAnswers
  ) async throws {
    var photos: [Photo] = []
    photos.reserveCapacity(page.photos.count)
    for photo in page.photos {
      guard Self.isIncomplete(photo) else {
        photos.append(photo)
        continue
      }
      if let completed = try await complete(photo, by: &calls) {
        photos.append(completed)
      } else {
        page.skipped.append(
          SkippedRecord(
            origin: origin, record: photo.id.rawValue,
            reason: "the photo went away between its list and its sizes"))
      }
    }
    page.photos = photos
  }

  /// Gives a photo the files that exist.
  ///
  /// - Returns: `nil` where the photo is gone or not for everybody to see.
  mutating func complete(_ photo: Photo, by calls: inout PendingAnswers) async throws -> Photo? {
    var answer: [UInt8]
    // Without a date of change nobody can tell whether what is kept is still true.
    if photo.updated != nil,
      case .answer(let kept) = try cache?.detail(.sizes, of: photo.id, updated: photo.updated)
    {
      answer = kept
    } else {
      answer = try await calls.sizes(of: photo.id)
      guard !answer.isEmpty else { return nil }
      asked.append((photo, answer))
    }
    let sizes = SizeRowsReader(hosts: calls.client.endpoint.imageHosts)
      .ladder(of: try calls.read(answer, from: Self.method))
    return sizes.largest == nil ? photo : photo.with(sizes)
  }

  /// Writes down what was asked: the photos are kept now.
  mutating func settle() throws {
    for (photo, answer) in asked {
      try cache?.save(.answer(answer), .sizes, of: photo.id, updated: photo.updated)
    }
    asked = []
  }

  /// Tells that a list did not name the files of a photo.
  static func isIncomplete(_ photo: Photo) -> Bool {
    photo.sizes.largest?.hasAssumedShape ?? true
  }
}
