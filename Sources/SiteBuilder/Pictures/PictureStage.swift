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

  init(supply: PictureSupply, options: BuildOptions) {
    self.supply = supply
    self.options = options.pictures
    jobs = options.jobs
  }

  /// What came of all pictures.
  struct Result {
    var images = BuildReport.Images()
    var notes: [String] = []
    /// Where pages show pictures from.
    var policy = ImagePolicy.local
    /// The paths of all copies, in the order of the photos.
    var paths: [String] = []
  }

  /// Makes or fetches what is missing.
  func run(
    _ model: FlickrModel, previous: PreviousSite, in writer: SiteWriter,
    progress: (BuildProgress) -> Void
  ) async throws -> (Result, ImageDepot) {
    switch supply {
    case .export(let media):
      let depot = try ImageDepot(in: writer.hidden, previous: previous)
      let result = try await makeAll(model, of: media, depot, in: writer, progress)
      return (result, depot)
    }
  }

  private func makeAll(
    _ model: FlickrModel, of media: any ExportMedia, _ depot: ImageDepot, in writer: SiteWriter,
    _ progress: (BuildProgress) -> Void
  ) async throws -> Result {
    let pictures = try exportPictures(of: media, depot, in: writer)
    let originals = try originals(of: model, media)
    var (result, memory) = (Result(), PictureMemory())
    try await fanOut(originals) {
      try pictures.make($0)
    } take: { outcome, done in
      ledger[outcome.photo] = outcome.pictures
      result.images.made += outcome.made
      result.images.failed += outcome.failures
      result.notes += outcome.notes
      if let entry = outcome.memory { memory.add(entry) }
      progress(BuildProgress(stage: .images, done: done, total: originals.count))
      if done % Self.savedEach == 0 { try save(memory, in: writer) }
    }
    try writer.hidden.removeTree(ExportPictures.unpackedName)
    try save(memory, in: writer)
    result.images.failed.sort()
    result.notes.sort()
    result.paths = try paths(of: model)
    result.images.kept = result.paths.count { depot.kept($0) != nil }
    return result
  }

  private static let savedEach = 256

  private func save(_ memory: PictureMemory, in writer: SiteWriter) throws {
    let text = memory.text
    guard try writer.hidden.read(PictureMemory.name) != text else { return }
    try writer.hidden.replace(PictureMemory.name, text)
  }

  private func exportPictures(
    of media: any ExportMedia, _ depot: ImageDepot, in writer: SiteWriter
  ) throws -> ExportPictures {
    let settings = ImageSettings(
      longestEdges: options.edges ?? PictureOptions.madeEdges, formats: options.formats,
      keepsMetadata: options.keepsMetadata)
    try writer.hidden.removeTree(ExportPictures.unpackedName)
    return ExportPictures(
      media: media, maker: try ImageMaker(settings: settings),
      films: FilmMaker(ffmpeg: options.ffmpeg, keepsMetadata: options.keepsMetadata),
      depot: depot,
      memory: PictureMemory(try writer.hidden.read(PictureMemory.name) ?? []),
      unpacked: try writer.hidden.makeFolder(ExportPictures.unpackedName),
      settings: sum(of: settings))
  }

  private func sum(of settings: ImageSettings) -> UInt64 {
    var digest = Digest()
    for edge in settings.longestEdges { digest.combine(edge) }
    for format in settings.formats { digest.combine("\(format).\(format.defaultQuality)") }
    digest.combine(settings.keepsMetadata ? 1 : 0)
    digest.combine(options.ffmpeg == nil ? 0 : 1)
    return digest.value
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

  private static let batch = 500

  private func paths(of model: FlickrModel) throws -> [String] {
    var paths: [String] = []
    for position in 0..<model.photoCount {
      guard let id = try model.outline(at: position)?.id else { continue }
      paths += ledger[id]?.paths(of: id) ?? []
    }
    return paths
  }

  /// Lets as many tasks work as there may be, and takes what they bring in this one.
  private func fanOut<Item: Sendable, Value: Sendable>(
    _ items: [Item], work: @escaping @Sendable (Item) async throws -> Value,
    take: (Value, _ done: Int) throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Value.self) { group in
      var (next, done) = (0, 0)
      while next < min(max(1, jobs), items.count) {
        let item = items[next]
        group.addTask { try await work(item) }
        next += 1
      }
      for try await value in group {
        done += 1
        try take(value, done)
        guard next < items.count else { continue }
        let item = items[next]
        group.addTask { try await work(item) }
        next += 1
      }
    }
  }
}
