import Foundation

/// Publishes a site: the one entry for callers.
package struct SitePublisher: Sendable {
  private let wish: PublishWish
  private let environment: [String: String]
  private let told: @Sendable (String) -> Void

  /// Prepares to publish.
  ///
  /// - Parameters:
  ///   - wish: How.
  ///   - environment: What programs find; the first of them are looked for on its `PATH`.
  ///   - told: Is told of each call of a program.
  package init(
    _ wish: PublishWish, environment: [String: String],
    told: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.wish = wish
    self.environment = environment
    self.told = told
  }

  /// Makes a target like the site.
  ///
  /// - Throws: ``PublishError``; what was moved until then stays.
  package func publish(to target: PublishTarget) async throws -> PublishReport {
    let contents = try SiteContents(of: wish.site)
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let publisher: any Publisher =
      switch target {
      case .folder(let path): FolderPublisher(wish, contents, to: path)
      case .git(let remote, let branch):
        GitPublisher(
          wish, contents, remote: remote, branch: branch,
          git: GitCommand(try program("git"), scratch: scratch, site: contents.folder))
      case .rsync(let place):
        RsyncPublisher(wish, contents, to: place, rsync: try program("rsync"), scratch: scratch)
      case .rclone(let place):
        RclonePublisher(wish, contents, to: place, rclone: try program("rclone"), scratch: scratch)
      }
    return try await publisher.publish()
  }

  private func program(_ name: String) throws(PublishError) -> ExternalProgram {
    try ExternalProgram(name, environment: environment, told: told)
  }
}
