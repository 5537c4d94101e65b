package import GalleryModel

/// Decides which files pages show, and where from.
package enum ImagePolicy: Hashable, Sendable {
  /// Flickr's own files, linked, but for those of which the site has a copy.
  case link
  /// Copies in the site's folder `images/`, and nothing else.
  case local

  /// The longest edges offered for pictures in a grid.
  package static let gridEdges = [320, 640, 1024]
  /// The longest edges offered where a photo has the page to itself.
  package static let photoEdges = [640, 1024, 1600, 2048]
  /// The longest edges offered for pictures on covers.
  package static let coverEdges = [320, 640]
  /// The longest edge of small pictures that lead elsewhere.
  package static let thumbnailEdges = [240]

  /// Names a size's file as pages show it.
  package func reference(to size: PhotoSize, of photo: PhotoID) -> ImageReference {
    if let copy = size.copy { return .local(copy.path) }
    return switch self {
    case .link: .remote(size.url)
    case .local: .local(LocalImage(of: size, photo: photo).path)
    }
  }

  /// Chooses files of a photo near the wished edges: the next larger each, else the largest.
  ///
  /// `fallback` is the edge wished for browsers that do not choose.
  /// - Returns: `nil` for a photo without any file.
  package func picture(of photo: Photo, edges: [Int], fallback: Int) -> Picture? {
    guard let (steps, largest) = Self.choice(of: photo) else { return nil }
    var (candidates, chosen): ([PictureFile], [PhotoSize]) = ([], [])
    candidates.reserveCapacity(edges.count)
    for edge in edges {
      let step =
        steps.indices.first { steps[$0].longestEdge >= edge && steps[$0].label != .original }
        ?? largest
      guard steps[step].width > candidates.last?.width ?? 0 else { continue }
      candidates.append(file(steps[step], of: photo.id))
      if steps[step].copy?.alternatives.isEmpty == false { chosen.append(steps[step]) }
    }
    let fitting = candidates.first { max($0.width, $0.height) >= fallback }
    return Picture(
      candidates: candidates,
      fallback: fitting ?? candidates.last ?? file(steps[largest], of: photo.id),
      alternatives: Self.alternatives(to: chosen), tint: photo.tint)
  }

  /// Gathers the files in other formats: one source a format, the best first.
  private static func alternatives(to sizes: [PhotoSize]) -> [PictureSource] {
    guard let first = sizes.first?.copy else { return [] }
    return first.alternatives.map(\.mediaType).map { type in
      PictureSource(
        mediaType: type,
        candidates: sizes.compactMap { size in
          size.copy?.alternatives.first { $0.mediaType == type }.map {
            PictureFile(reference: .local($0.path), width: size.width, height: size.height)
          }
        })
    }
  }

  /// Lists the files of a photo that pages may show, each once.
  ///
  /// A site with copies needs exactly these.
  package func shownSizes(of photo: Photo) -> [PhotoSize] {
    let steps = photo.sizes.displaySteps
    guard let largest = steps.last ?? photo.sizes.largest else { return [] }
    var sizes: [PhotoSize] = []
    for edge in (Self.thumbnailEdges + Self.gridEdges + Self.photoEdges).sorted() {
      let step = steps.first { $0.longestEdge >= edge } ?? largest
      if step != sizes.last { sizes.append(step) }
    }
    return sizes
  }

  /// The files to choose from, and the place of the largest among them.
  private static func choice(of photo: Photo) -> (files: [PhotoSize], largest: Int)? {
    let steps = photo.sizes.steps
    if let last = steps.indices.last(where: { steps[$0].label != .original }) {
      return (steps, last)
    }
    return photo.sizes.largest.map { ([$0], 0) }
  }

  private func file(_ size: PhotoSize, of photo: PhotoID) -> PictureFile {
    PictureFile(
      reference: reference(to: size, of: photo), width: size.width, height: size.height)
  }
}
