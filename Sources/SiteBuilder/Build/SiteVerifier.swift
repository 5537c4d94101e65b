/// Judges a folder with every check, whoever made it.
package struct SiteVerifier: Sendable {
  private let jobs: Int

  /// Prepares a verification by so many tasks at the same time.
  package init(jobs: Int = 1) { self.jobs = max(1, jobs) }

  /// Checks every page, style sheet, link and fragment, and what changed since it was built.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - progress: Is told how many pages are done.
  /// - Returns: What was found.
  /// - Throws: ``SiteError`` when the folder cannot be read.
  package func verify(
    _ path: String, progress: (BuildProgress) -> Void = { _ in }
  ) async throws -> VerifyReport {
    throw SiteError.unusable("not built yet")
  }
}
