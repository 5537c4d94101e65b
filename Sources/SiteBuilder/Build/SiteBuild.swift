package import GalleryModel

/// Builds a site from a source: the one entry for callers.
package struct SiteBuild {
  private let options: BuildOptions
  private let elapsed: () -> Duration
  private let checkpoint: (WritingStep) throws -> Void

  /// Prepares a build.
  ///
  /// - Parameters:
  ///   - options: How the site is to be built.
  ///   - clock: Times the stages, and nothing else.
  ///   - told: Is told of each step of writing, from the caller's task.
  package init(
    _ options: BuildOptions, clock: some Clock<Duration> = ContinuousClock(),
    told: @escaping (WritingStep) -> Void = { _ in }
  ) {
    self.init(options, clock: clock, checkpoint: told)
  }

  init(
    _ options: BuildOptions, clock: some Clock<Duration> = ContinuousClock(),
    checkpoint: @escaping (WritingStep) throws -> Void
  ) {
    self.options = options
    self.checkpoint = checkpoint
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// Finds mistakes in templates and words before anything is fetched.
  ///
  /// - Throws: ``PagesError`` or ``MarkupError``, naming the file with the mistake.
  package static func check(_ options: BuildOptions) throws {
    _ = try SiteTheme(for: options)
  }

  /// Fetches the photos, makes the pages, checks them, and moves what changed into place.
  ///
  /// - Parameters:
  ///   - source: Where the photos come from.
  ///   - store: Keeps the photos, at least during the build; it may hold some from the start.
  ///   - earlier: What happened while loading those.
  ///   - details: Completes photos by what is told of them on request.
  ///   - pictures: Where the files come from that the site gets copies of.
  ///   - progress: Is told how far the build is, always from the caller's task.
  /// - Returns: What was done.
  /// - Throws: ``SiteError``, mistakes in templates, and what the source or store throws; the old
  ///   site is then as it was.
  package func run(
    _ source: any PhotoSource, store: any PhotoStore = MemoryPhotoStore(),
    earlier: LoadingRecord = LoadingRecord(), details: PhotoCompletion? = nil,
    pictures: PictureSupply? = nil,
    progress: (BuildProgress) -> Void = { _ in }
  ) async throws -> BuildReport {
    let theme = try SiteTheme(for: options)
    let writer = try SiteWriter(
      options.output, adopts: options.adopts, checkpoint: checkpoint)
    do {
      let pictures = pictures.map { PictureStage(supply: $0, options: options) }
      let ledger =
        source.summary.isSample ? SamplePlaceholders.ledger() : pictures?.ledger
      let model = FlickrModel(
        source: source, store: ledger.map { PicturedStore(store, ledger: $0) } ?? store,
        perPage: options.perPage ?? source.summary.photosPerPage,
        pageLimit: options.pages, order: options.paging, rule: options.rule, earlier: earlier,
        details: details?.details)
      var run = try BuildRun(
        options, theme: theme, writer: writer, model: model, pictures: pictures,
        elapsed: elapsed)
      return try await run.finish(progress, completing: details)
    } catch is CancellationError {
      writer.abandon()
      throw CancellationError()
    } catch {
      // A kill in the middle of the moves leaves the same behind, and the next build goes on.
      writer.abandon()
      throw error
    }
  }
}
