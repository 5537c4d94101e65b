import GalleryModel
import Pages
import Presenters

/// One build under way: its stages, in their order.
struct BuildRun {
  private let options: BuildOptions
  private let theme: SiteTheme
  private let writer: SiteWriter
  private let model: FlickrModel
  private let pictures: PictureStage?
  private var settings: SiteSettings
  private var stopwatch: Stopwatch
  private var report = BuildReport()

  private static let readAtOnce = 500

  init(
    _ options: BuildOptions, theme: SiteTheme, writer: SiteWriter, model: FlickrModel,
    pictures: PictureStage? = nil, elapsed: @escaping () -> Duration
  ) throws {
    self.options = options
    self.theme = theme
    self.writer = writer
    self.model = model
    self.pictures = pictures
    settings = try options.settings(for: model.summary, hasSupply: pictures != nil)
    stopwatch = Stopwatch(elapsed)
  }

  /// Goes through all stages.
  mutating func finish(
    _ progress: (BuildProgress) -> Void, completing completion: PhotoCompletion? = nil
  ) async throws -> BuildReport {
    let (previous, program) = try await load(progress, completion)
    settings.sections = SiteSection.existing(
      in: try model.index(), places: settings.places)
    let images = try await provideImages(previous, progress)
    let prints = fingerprints(program)
    var files = FileIndex()
    let leaks = try leakSearch()
    var stager = StaticFileStager(previous: previous, staging: writer.staging, leaks: leaks)
    try stage(theme.files + sampleImages(), &stager, &files)
    for path in images.paths {
      _ = try files.insert(path)
      report.findings += leaks.findings(inName: path)
    }
    let shown = ShownPage()
    let desk = try PageDesk(
      model, view: shown.view, settings: settings, phrases: theme.templates.phrases,
      land: theme.land)
    let machines = MachineFiles(desk, generator: options.program)
    try stage(machines.files(), &stager, &files)
    let families = try pageFamilies(desk, &files)
    let plan = try GalleryPlan(desk, families, prints, files: &files)
    try machines.listPages(families, staging: { try stage([$0], &stager, &files) })
    if options.redirects {
      try stage([RedirectMap(desk).file(in: files)], &stager, &files)
    }
    report.findings += stager.findings
    report.images.made += stager.made
    report.images.kept += stager.kept
    let workshop = PageWorkshop(
      renderer: renderer(files), standard: standard(files), previous: previous,
      staging: writer.staging, leaks: leaks)
    let controller = SiteController(
      desk, families, theme: options.theme, plan: plan, previous: previous, shown: shown,
      batchSize: RenderPool.batchSize(forPages: plan.pageCount, jobs: options.jobs))
    let result = try await render(controller, plan.pageCount, workshop, progress)
    var manifest = stager.files
    manifest.append(images.lines)
    manifest.append(result.files)
    let search = SearchStage(
      desk: desk, previous: previous, staging: writer.staging, hidden: writer.hidden,
      jobs: max(1, options.jobs))
    manifest.append(try await index(search, prints, &files))
    try check(result, manifest, workshop)
    report.pages.removed = try writer.commit(
      manifest, paths: files, fingerprint: prints.site)
    if pictures != nil { try ImageDepot.remove(in: writer.hidden) }
    report.seconds.append(stopwatch.lap(.write))
    return report
  }

  /// Makes or fetches the copies of pictures, and stages those that are new.
  private mutating func provideImages(
    _ previous: PreviousSite, _ progress: (BuildProgress) -> Void
  ) async throws -> (paths: [String], lines: ManifestText) {
    guard let pictures else { return ([], ManifestText()) }
    let (result, depot) = try await pictures.run(
      model, previous: previous, in: writer, progress: progress)
    settings.images = result.policy
    settings.hasTints = true
    report.images = result.images
    report.notes = result.notes
    var stager = ImageStager(previous: previous, staging: writer.staging, depot: depot)
    for path in result.paths { try stager.stage(path) }
    report.seconds.append(stopwatch.lap(.images))
    return (result.paths, stager.files)
  }

  private mutating func load(
    _ progress: (BuildProgress) -> Void, _ completion: PhotoCompletion?
  ) async throws -> (PreviousSite, Digest) {
    let (output, manifest, jobs) = (writer.output, writer.manifest, options.jobs)
    async let program = ProgramDigest.current()
    async let previous = PreviousSite.scan(output, for: manifest, jobs: jobs)
    let show = { (count: Int) in progress(BuildProgress(stage: .load, done: count)) }
    if let completion {
      try await model.loadAll(completing: completion.complete, progress: show)
    } else {
      try await model.loadAll(progress: show)
    }
    try model.withhold()
    report.photos = model.photoCount
    report.skipped = model.loading.skipped
    report.withheld = model.loading.withheldCount
    report.assumedSafe = model.loading.assumedSafeCount
    let found = try await (previous, program)
    report.seconds.append(stopwatch.lap(.load))
    return found
  }

  /// Prepares to search for what is withheld; titles that are published anyway give nothing away.
  private func leakSearch() throws -> LeakSearch {
    var traces = model.withheld
    guard !traces.isEmpty else { return LeakSearch(traces) }
    var titles = PhraseSearch(for: traces.titles)
    for start in stride(from: 0, to: model.photoCount, by: Self.readAtOnce) {
      for photo in try model.photos(at: start..<start + Self.readAtOnce) {
        traces.allow(photo)
        titles.allow(texts(of: photo))
      }
    }
    for album in model.loading.albums { titles.allow("\(album.title)\n\(album.descriptionHTML)") }
    for text in [settings.title, model.summary.title].compactMap(\.self) { titles.allow(text) }
    for text in theme.texts { titles.allow(String(decoding: text, as: UTF8.self)) }
    return LeakSearch(traces, titles: titles)
  }

  private func texts(of photo: Photo) -> String {
    ([photo.title, photo.descriptionHTML, photo.owner.username, photo.owner.realName]
      + photo.tags.map(\.raw)).joined(separator: "\n")
  }

  private func fingerprints(_ program: Digest) -> GalleryFingerprints {
    var program = program
    program.combine(options.program)
    program.combine(theme.schemaText)
    program.combine(theme.landText)
    return GalleryFingerprints(
      program: program, theme: options.theme, templates: theme.templates.digest,
      settings: settings, model: model)
  }

  /// Stages what is no page, and gives way to strangers' files where they are welcome.
  private func stage(
    _ list: [StaticFile], _ stager: inout StaticFileStager, _ files: inout FileIndex
  ) throws {
    for file in list where try files.insert(file.path) {
      if try !file.path.contains("/") && writer.givesWay(on: file.path) { continue }
      try stager.stage(file)
    }
  }

  private func sampleImages() throws -> [StaticFile] {
    let isCopied = settings.images == .local && model.summary.isSample
    return isCopied ? try SampleImages.files(of: model, images: settings.images) : []
  }

  /// Makes the families of pages; a stranger's page for missing addresses stays as it is.
  private func pageFamilies(
    _ desk: PageDesk, _ files: inout FileIndex
  ) throws -> [any PageFamily] {
    let families = try PageFamilies.all(desk)
    let path = SitePaths.path(of: .notFound)
    guard try writer.givesWay(on: path) else { return families + [NotFoundFamily(desk)] }
    _ = try files.insert(path)
    return families
  }

  private mutating func render(
    _ controller: SiteController, _ total: Int, _ workshop: PageWorkshop,
    _ progress: (BuildProgress) -> Void
  ) async throws -> RenderResult {
    let result = try await RenderPool(workshop: workshop, jobs: max(1, options.jobs)).run(
      controller
    ) { progress(BuildProgress(stage: .render, done: $0, total: total)) }
    report.pages.written = result.written
    report.pages.unchanged = result.unchanged
    report.seconds.append(stopwatch.lap(.render))
    return result
  }

  /// Makes the index for searches.
  private mutating func index(
    _ stage: SearchStage, _ prints: GalleryFingerprints, _ files: inout FileIndex
  ) async throws -> ManifestText {
    let result = try await stage.run(site: prints.site)
    for path in result.paths { _ = try files.insert(path) }
    report.seconds.append(stopwatch.lap(.search))
    return result.lines
  }

  private mutating func check(
    _ result: RenderResult, _ manifest: ManifestText, _ workshop: PageWorkshop
  ) throws {
    report.findings += try styleSheetFindings(workshop.standard) + result.findings
    if report.findings.isEmpty {
      let check = FragmentCheck(standard: workshop.standard, read: read)
      report.findings = try check.findings(in: result.ledgers) {
        try Manifest(manifest.complete(fingerprint: 0), path: SiteWriter.manifestName)
      }
    }
    report.seconds.append(stopwatch.lap(.check))
    guard !report.findings.contains(where: { $0.severity == .error }) else {
      throw SiteError.faulty(report)
    }
  }

  private func styleSheetFindings(_ standard: PageStandard) throws -> [Finding] {
    let check = StyleSheetCheck(files: standard.files, hosts: standard.hosts)
    return try theme.files.filter { $0.path.hasSuffix(".css") }.flatMap { file in
      try file.withBytes { check.findings(in: Array($0), path: file.path) }
    }
  }

  /// Reads a page as it is staged, or else as it is in the site.
  private func read(_ path: String) throws -> [UInt8]? {
    if let staged = try writer.staging.opened?.read(path) { return staged }
    return try writer.read(path)
  }

  private func standard(_ files: FileIndex) -> PageStandard {
    PageStandard(
      schema: theme.schema, files: files, hosts: AllowedHosts(settings.imageHosts),
      strangers: StrangersFiles(output: writer.output, manifest: writer.manifest))
  }

  private func renderer(_ files: FileIndex) -> PageRenderer {
    PageRenderer(templates: theme.templates, generator: options.program) { id in
      files.contains(SitePaths.path(of: .photo(id)))
    }
  }
}
