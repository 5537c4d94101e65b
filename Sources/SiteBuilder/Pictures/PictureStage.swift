import FlickrSources
import GalleryModel
import Imaging
import Presenters

/// Provides the copies of pictures that a site shows, before any page is made.
///
/// Pages need to know which pictures there are and how large, and a picture that is damaged shows
/// only when it is decoded; so pictures come first.
struct PictureStage {
  let ledger = PictureLedger()
  private let supply: PictureSupply
  private let options: PictureOptions
  private let jobs: Int

  /// What came of all pictures.
  struct Result {
    var images = BuildReport.Images()
    var notes: [String] = []
    /// Where pages show pictures from.
    var policy = ImagePolicy.local
    /// The paths of all copies, in the order of the photos.
    var paths: [String] = []
  }

  init(supply: PictureSupply, options: BuildOptions) {
    self.supply = supply
    self.options = options.pictures
    jobs = max(1, options.jobs)
  }

  /// Makes or fetches what is missing.
  func run(
    _ model: FlickrModel, previous: PreviousSite, in writer: SiteWriter,
    progress: (BuildProgress) -> Void
  ) async throws -> (Result, ImageDepot) {
    MemoryThrift.begin()
    defer { MemoryThrift.end() }
    let depot: ImageDepot
    var result: Result
    switch supply {
    case .export(let media):
      depot = try ImageDepot(in: writer, previous: previous)
      result = try await makeAll(model, of: media, depot, in: writer, progress)
    case .mirror(let fetcher, let owner):
      depot = try ImageDepot(
        in: writer, previous: previous, settings: options.keepsMetadata ? 2 : 1)
      result = try await fetchAll(model, from: fetcher, owner, depot, in: writer, progress)
    }
    result.images.failed.sort()
    result.notes.sort()
    result.paths = try paths(of: model)
    let present = result.paths.count { depot.kept($0) != nil }
    result.images.kept = present
    return (result, depot)
  }

  private func makeAll(
    _ model: FlickrModel, of media: any ExportMedia, _ depot: ImageDepot, in writer: SiteWriter,
    _ progress: (BuildProgress) -> Void
  ) async throws -> Result {
    let pictures = try exportPictures(of: media, depot, in: writer)
    let originals = try originals(of: model, media)
    var (result, memory) = (Result(), PictureMemory())
    try await FanOut(width: jobs).run(originals) {
      try pictures.make($0)
    } take: { outcome, done in
      ledger[outcome.photo] = outcome.pictures
      result.add(outcome)
      if let entry = outcome.memory { memory.add(entry) }
      progress(BuildProgress(stage: .images, done: done, total: originals.count))
      if done % Self.savedEach == 0 { try memory.save(in: writer.hidden) }
    }
    try pictures.unpacked.clear()
    try memory.save(in: writer.hidden)
    return result
  }

  private func fetchAll(
    _ model: FlickrModel, from fetcher: ImageFetcher, _ owner: NSID?, _ depot: ImageDepot,
    in writer: SiteWriter, _ progress: (BuildProgress) -> Void
  ) async throws -> Result {
    let pictures = try mirrorPictures(from: fetcher, depot, in: writer)
    var (result, memory, done) = (Result(), PictureMemory(), 0)
    // Some at a time: no more than these are in memory, whatever the length of the list.
    for start in stride(from: 0, to: model.photoCount, by: Self.batch) {
      let photos = try model.photos(at: start..<start + Self.batch)
      let allowed = photos.filter { mayCopy($0, owner) && $0.sizes.largest != nil }
      result.images.linked += photos.filter { !mayCopy($0, owner) }.map(\.id)
      if allowed.count < photos.count { result.policy = .link }
      try await FanOut(width: min(jobs * 4, ImageFetcher.mostAtOnce)).run(allowed) {
        try await pictures.fetch($0)
      } take: { outcome, _ in
        ledger[outcome.photo] = outcome.isLinked ? nil : outcome.pictures
        if outcome.isLinked { result.policy = .link }
        result.add(outcome)
        if let entry = outcome.memory { memory.add(entry) }
        done += 1
        progress(BuildProgress(stage: .images, done: done, total: model.photoCount))
      }
      try memory.save(in: writer.hidden)
    }
    return result
  }

  /// Tells whether a photo may be copied: by its licence, its owner's wish, or anybody's who answers
  /// for it.
  private func mayCopy(_ photo: Photo, _ owner: NSID?) -> Bool {
    options.copiesAllRights || photo.license.allowsCopies || photo.owner.id == owner
  }

  private static let savedEach = 256
  private static let batch = 500

  private func exportPictures(
    of media: any ExportMedia, _ depot: ImageDepot, in writer: SiteWriter
  ) throws -> ExportPictures {
    let settings = ImageSettings(
      longestEdges: options.edges ?? PictureOptions.madeEdges, formats: options.formats,
      keepsMetadata: options.keepsMetadata)
    let unpacked = StagingArea(in: writer.hidden, name: ExportPictures.unpackedName)
    try unpacked.clear()
    return ExportPictures(
      media: media, maker: try ImageMaker(settings: settings),
      films: FilmMaker(ffmpeg: options.ffmpeg, keepsMetadata: options.keepsMetadata),
      depot: depot, memory: try PictureMemory(in: writer.hidden),
      unpacked: unpacked,
      settings: options.sum(of: settings))
  }

  private func mirrorPictures(
    from fetcher: ImageFetcher, _ depot: ImageDepot, in writer: SiteWriter
  ) throws -> MirrorPictures {
    let settings = ImageSettings(
      longestEdges: [], keepsMetadata: options.keepsMetadata, copiesOriginal: true)
    return MirrorPictures(
      fetcher: fetcher, maker: try ImageMaker(settings: settings), depot: depot,
      memory: try PictureMemory(in: writer.hidden),
      edges: options.edges ?? PictureOptions.mirroredEdges, settings: options.sum(of: settings))
  }

  /// Lists the photos that have a file, in the order of the files, so that each archive is read once.
  private func originals(
    of model: FlickrModel, _ media: any ExportMedia
  ) throws -> [ExportOriginal] {
    var originals: [ExportOriginal] = []
    for start in stride(from: 0, to: model.photoCount, by: Self.batch) {
      for photo in try model.photos(at: start..<start + Self.batch) {
        ledger[photo.id] = PhotoPictures()
        guard let file = media.media(for: photo.id) else { continue }
        originals.append(
          ExportOriginal(photo: photo.id, file: file, poster: media.poster(for: photo.id)))
      }
    }
    return originals.sorted { $0.file < $1.file }
  }

  private func paths(of model: FlickrModel) throws -> [String] {
    try stride(from: 0, to: model.photoCount, by: Self.batch).flatMap { start in
      try model.photos(at: start..<start + Self.batch).flatMap(PhotoPictures.paths)
    }
  }
}

extension PictureStage.Result {
  fileprivate mutating func add(_ outcome: PictureOutcome) {
    images.made += outcome.made
    images.fetched += outcome.fetched
    images.failed += outcome.failures
    notes += outcome.notes
  }
}

extension PictureOptions {
  /// Sums up what decides about the files made with these options.
  fileprivate func sum(of settings: ImageSettings) -> UInt64 {
    var digest = Digest()
    for edge in settings.longestEdges { digest.combine(edge) }
    for format in settings.formats { digest.combine("\(format).\(format.defaultQuality)") }
    for flag in [settings.keepsMetadata, settings.copiesOriginal, ffmpeg != nil] {
      digest.combine(flag ? 1 : 0)
    }
    return digest.value
  }
}
