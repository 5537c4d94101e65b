import FlickrSources
import Foundation
import GalleryModel
import Imaging

/// Makes the pictures of an export's photos, one at a time for each task that asks.
///
/// A photo's file is unpacked once, looked at, and all its sizes are made from one decode; a file
/// that lies on disk is read where it is.
struct ExportPictures: Sendable {
  static let unpackedName = "unpacked"

  let media: any ExportMedia
  let maker: ImageMaker
  let films: FilmMaker
  let depot: ImageDepot
  let memory: PictureMemory
  /// The folder that files are unpacked into.
  let unpacked: StagingArea
  /// Sums up the settings.
  let settings: UInt64

  /// Makes what is missing of a photo's pictures.
  ///
  /// - Throws: ``SiteError`` where the disk refuses, ``FlickrSourceError`` where an archive is gone, and
  ///   `CancellationError`; what is wrong with the photo's file is part of the outcome.
  func make(_ original: ExportOriginal) throws -> PictureOutcome {
    try Task.checkCancellation()
    let key = original.key(settings: settings)
    if let key, let entry = memory[key], try isThere(entry.pictures, of: original.photo) {
      var outcome = PictureOutcome(
        photo: original.photo, pictures: entry.pictures, memory: entry)
      if original.file.isVideo, entry.pictures.sizes.isEmpty {
        films.noteNoStill(&outcome, original)
      }
      return outcome
    }
    var outcome = PictureOutcome(photo: original.photo)
    do {
      let content = try makeFiles(of: original, &outcome)
      if let key, outcome.failures.isEmpty {
        outcome.memory = PictureMemory.Entry(
          key: key, content: content, pictures: outcome.pictures)
      }
    } catch let error as FlickrSourceError {
      if error.concernsWholeExport { throw error }
      outcome.failures.append("photo \(original.photo): \(error)")
    } catch let error as ImagingError {
      if case .unwritable = error { throw SiteError.unusable(error.description) }
      outcome.failures.append(
        "photo \(original.photo), \(original.file.origin): \(error.reason)")
    }
    return outcome
  }

  private func isThere(_ pictures: PhotoPictures, of photo: PhotoID) throws(SiteError) -> Bool {
    for path in pictures.madePaths(of: photo) where try !depot.has(path) { return false }
    return true
  }

  /// Makes everything; answers the sum of the original's bytes.
  private func makeFiles(
    of original: ExportOriginal, _ outcome: inout PictureOutcome
  ) throws -> UInt64 {
    guard original.file.isVideo else {
      return try withFile(original.file, named: "\(original.photo)") { path, content in
        try makeSizes(of: path, content, turned: original.file.rotation, &outcome)
        return content
      }
    }
    return try withFile(original.file, named: "\(original.photo)") { path, content in
      try films.copy(path, content, of: original, to: depot, &outcome)
      if let poster = original.poster {
        try withFile(poster, named: "\(original.photo)-still") { still, content in
          try makeSizes(of: still, content, turned: poster.rotation, &outcome)
        }
      } else if let still = try films.still(of: path, original, beside: unpacked, &outcome) {
        defer { Self.discard(still) }
        try makeSizes(of: still, content, turned: nil, &outcome)
      }
      return content
    }
  }

  /// Lends a file of the export, unpacked for as long as that takes.
  private func withFile<Result>(
    _ reference: MediaReference, named name: String,
    _ body: (_ path: String, _ content: UInt64) throws -> Result
  ) throws -> Result {
    let name = "\(name).\(reference.ending)"
    let isPacked = reference.archive != nil
    let folder = isPacked ? try unpacked.open() : nil
    let path = try media.file(reference, unpackedAs: name, in: folder?.path ?? "")
    defer { if isPacked { Self.discard(path) } }
    return try body(path, try Self.sum(of: path, name, in: folder))
  }

  private static func sum(
    of path: String, _ name: String, in folder: Folder?
  ) throws -> UInt64 {
    if let folder { return try ContentHash.of(name, in: folder) }
    let url = URL(filePath: path)
    guard let folder = try Folder.open(url.deletingLastPathComponent().path) else {
      throw SiteError.folderMissing(url.deletingLastPathComponent().path)
    }
    return try ContentHash.of(url.lastPathComponent, in: folder)
  }

  private func makeSizes(
    of path: String, _ content: UInt64, turned degrees: Int?, _ outcome: inout PictureOutcome
  ) throws {
    let plan = try maker.plan(path, rotation: degrees.flatMap { ImageRotation(degrees: $0) })
    let photo = outcome.photo
    let marks = Dictionary(
      uniqueKeysWithValues: plan.images.map { image -> (PlannedImage, UInt64) in
        var digest = Digest()
        digest.combine(image.cacheKey(content: String(content, radix: 16)).description)
        return (image, max(1, digest.value))
      })
    func file(_ image: PlannedImage) -> String {
      MadeSize.path(
        photo, mark: marks[image] ?? 1, edge: image.longestEdge, image.format)
    }
    let missing = try plan.images.filter { try !depot.has(file($0)) }
    var placeholder = memory.placeholder(of: content)
    if !missing.isEmpty || placeholder == nil {
      let places = try Dictionary(
        uniqueKeysWithValues: missing.map { ($0, try depot.place(of: file($0))) })
      let made = try maker.make(plan) {
        places[$0] != nil
      } at: {
        places[$0] ?? ""
      }
      placeholder = made.placeholder.text
      outcome.made += made.images.count
    }
    outcome.pictures.sizes = Self.sizes(plan.images, marks)
    outcome.pictures.placeholder = placeholder ?? ""
  }

  /// Gathers planned files into sizes; an animation takes the place of the still as large as it.
  private static func sizes(
    _ images: [PlannedImage], _ marks: [PlannedImage: UInt64]
  ) -> [MadeSize] {
    var sizes: [MadeSize] = []
    for image in images where image.kind != .original {
      let (width, height) = (Int32(image.width), Int32(image.height))
      if sizes.last?.width != width || sizes.last?.height != height {
        sizes.append(MadeSize(width: width, height: height))
      }
      if image.kind == .animation { sizes[sizes.count - 1].marks = MadeSize.Marks() }
      sizes[sizes.count - 1].marks[image.format] = marks[image] ?? 1
    }
    return sizes
  }

  private static func discard(_ path: String) { unlink(path) }
}
