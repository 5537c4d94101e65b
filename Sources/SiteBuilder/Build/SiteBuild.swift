package import GalleryModel

/// Builds a site from a source: the one entry for callers.
package struct SiteBuild {
  private let options: BuildOptions
  private let elapsed: () -> Duration

  /// Prepares a build; the clock only times the stages.
  package init(_ options: BuildOptions, clock: some Clock<Duration> = ContinuousClock()) {
    self.options = options
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// Fetches the photos, makes the pages, checks them, and moves what changed into place.
  ///
  /// - Parameters:
  ///   - source: Where the photos come from.
  ///   - store: Keeps the photos during the build.
  ///   - progress: Is told how far the build is, always from the caller's task.
  /// - Throws: ``SiteError``, and what the source or store throws; the old site is then as it was.
  package func run(
    _ source: any PhotoSource, store: any PhotoStore = MemoryPhotoStore(),
    progress: (BuildProgress) -> Void = { _ in }
  ) async throws -> BuildReport {
    throw SiteError.unusable("not built yet")
  }
}
