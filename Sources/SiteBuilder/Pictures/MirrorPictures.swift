import FlickrSources
import GalleryModel
import Imaging
import Presenters

/// Copies Flickr's files of photos into the depot, without what is private.
///
/// A file's name tells its address and its secret, which changes when the photo is replaced: what is
/// there under its name is not asked for again.
struct MirrorPictures: Sendable {
  let fetcher: ImageFetcher
  /// Copies files without encoding them again, where that is possible.
  let maker: ImageMaker
  let depot: ImageDepot
  let memory: PictureMemory
  /// The longest edges wanted.
  let edges: [Int]
  /// Sums up the settings.
  let settings: UInt64

  /// Fetches what is missing of a photo's copies.
  ///
  /// - Throws: ``SiteError`` where the disk refuses, and `CancellationError`; what Flickr refuses is part
  ///   of the outcome.
  func fetch(_ photo: Photo) async throws -> PictureOutcome {
    let steps = wanted(photo)
    let key = key(of: photo, steps)
    if let entry = memory[key], try isThere(entry, photo, steps) {
      return PictureOutcome(photo: photo.id, pictures: entry.pictures, memory: entry)
    }
    var outcome = PictureOutcome(photo: photo.id)
    var goneCount = 0
    for step in steps {
      do {
        try await fetch(step, of: photo.id, &outcome)
      } catch let error as FlickrSourceError {
        if case .imageGone = error { goneCount += 1 }
        outcome.failures.append("photo \(photo.id): \(error)")
      }
    }
    if outcome.failures.isEmpty {
      outcome.memory = PictureMemory.Entry(key: key, content: key, pictures: outcome.pictures)
    }
    // A link to a picture that is gone would show Flickr's picture of a missing picture.
    outcome.isLinked = outcome.pictures.mirrored.isEmpty && goneCount < steps.count
    return outcome
  }

  /// The files of a photo nearest to the wished edges: the next larger each, else the largest.
  private func wanted(_ photo: Photo) -> [PhotoSize] {
    var steps: [PhotoSize] = []
    for edge in edges {
      guard let step = photo.sizes.step(for: edge), !step.label.isSquare else { continue }
      if step != steps.last { steps.append(step) }
    }
    return steps
  }

  private func key(of photo: Photo, _ steps: [PhotoSize]) -> UInt64 {
    var digest = Digest(value: settings)
    digest.combine(photo.id.rawValue)
    for step in steps { digest.combine(step.url) }
    return digest.value
  }

  private func isThere(
    _ entry: PictureMemory.Entry, _ photo: Photo, _ steps: [PhotoSize]
  ) throws(SiteError) -> Bool {
    guard entry.pictures.mirrored.count == steps.count else { return false }
    for step in steps where try !depot.has(LocalImage(of: step, photo: photo.id).path) {
      return false
    }
    return true
  }

  private func fetch(
    _ step: PhotoSize, of photo: PhotoID, _ outcome: inout PictureOutcome
  ) async throws {
    let path = LocalImage(of: step, photo: photo).path
    let receiver = ImageReceiver(
      maker: maker, place: try depot.place(of: path), label: step.label)
    if let present = try depot.find(path), let known = receiver.look(at: present) {
      outcome.pictures.add(known, for: step)
      return
    }
    let tray = ImageTray()
    try await fetcher.fetch(step.url) { receiver.receive($0, on: tray) }
    guard let received = try tray.take() else { return }
    outcome.fetched += 1
    outcome.pictures.add(received, for: step)
  }
}

extension PhotoPictures {
  /// Takes over a copy; the smallest, which comes first, gives the placeholder.
  ///
  /// The file's own sides count, unless a smaller file has the same: widths tell files apart.
  fileprivate mutating func add(_ received: ReceivedImage, for step: PhotoSize) {
    let isNew = mirrored.allSatisfy { $0.width < received.size.width }
    mirrored.append(
      isNew
        ? received.size
        : MirroredSize(
          label: step.label, width: Int32(step.width), height: Int32(step.height)))
    if placeholder.isEmpty { placeholder = received.placeholder }
  }
}
