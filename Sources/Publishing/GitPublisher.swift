import Foundation

/// Publishes to a branch of a git repository, in one commit and only if anything changed.
///
/// The branch is made of the site alone, with `.nojekyll`, so that hosts show all files as they are,
/// and with the `CNAME` that was there, unless the site has its own.
struct GitPublisher: Publisher {
  private let wish: PublishWish
  private let contents: SiteContents
  private let remote: String
  private let branch: String
  private let git: GitCommand

  init(
    _ wish: PublishWish, _ contents: SiteContents, remote: String, branch: String, git: GitCommand
  ) {
    self.wish = wish
    self.contents = contents
    self.remote = remote
    self.branch = branch
    self.git = git
  }

  private var reference: String { "refs/heads/\(branch)" }

  func publish() async throws -> PublishReport {
    guard try await git.answer(["check-ref-format", reference]) != nil else {
      throw PublishError.badTarget("git:\(remote)#\(branch)", reason: "'\(branch)' names no branch")
    }
    var git = git
    try await git.begin()
    return try await publish(with: git)
  }

  private func publish(with git: GitCommand) async throws -> PublishReport {
    let address = try await address(git)
    _ = try await git.run(["remote", "add", "target", address], to: "name the repository")
    let old = try await fetch(git)
    let tree = try await tree(keepingDomainOf: old, git)
    let report = try await report(from: old, to: tree, git)
    guard !report.isEmpty, !wish.isRehearsal else { return report }
    try await push(tree, over: old, report, git)
    return report
  }

  /// A path on this machine, a name of a remote of the repository around, or an address.
  private func address(_ git: GitCommand) async throws -> String {
    if FileManager.default.fileExists(atPath: remote) {
      return SiteContents.realPath(remote) ?? remote
    }
    guard !remote.contains("/"), !remote.contains(":") else { return remote }
    let address = try await git.answer(["remote", "get-url", "--push", remote]) ?? remote
    // A path is taken from the top of the repository that it is noted in.
    guard let top = try await git.answer(["rev-parse", "--show-toplevel"]), !address.contains(":")
    else { return address }
    return SiteContents.realPath(address.hasPrefix("/") ? address : "\(top)/\(address)") ?? address
  }

  /// Gets the branch's last commit without its history, and without files where the server can.
  private func fetch(_ git: GitCommand) async throws -> String? {
    let found = try await git.run(
      ["ls-remote", "--heads", "target", reference], to: "reach \(remote)")
    guard let commit = found.split(whereSeparator: \.isWhitespace).first else { return nil }
    _ = try await git.run(
      ["fetch", "--quiet", "--no-tags", "--depth=1", "--filter=blob:none", "target", reference],
      to: "fetch \(branch) of \(remote)")
    return String(commit)
  }

  /// Puts the site's files into a tree.
  private func tree(keepingDomainOf old: String?, _ git: GitCommand) async throws -> String {
    let files = [".", ":(exclude,top).flickr-gallery", ":(exclude,top).git"]
    _ = try await git.run(["add", "--all", "--force", "--"] + files, to: "read the site")
    let empty = try await git.run(["hash-object", "-w", "--", "/dev/null"], to: "write a file")
    try await add(".nojekyll", empty, git)
    if let old, !contents.paths.contains("CNAME") {
      let entry = try await git.run(["ls-tree", old, "--", "CNAME"], to: "read \(branch)")
      if let object = entry.split(whereSeparator: \.isWhitespace).dropFirst(2).first {
        try await add("CNAME", String(object), git)
      }
    }
    return try await git.run(["write-tree"], to: "write the site")
  }

  private func add(_ path: String, _ object: String, _ git: GitCommand) async throws {
    _ = try await git.run(
      ["update-index", "--add", "--cacheinfo", "100644,\(object),\(path)"], to: "add \(path)")
  }

  private func report(from old: String?, to tree: String, _ git: GitCommand) async throws
    -> PublishReport
  {
    let none = try await git.run(
      ["hash-object", "-t", "tree", "-w", "--", "/dev/null"], to: "begin")
    let text = try await git.run(
      ["diff-tree", "-r", "-z", "--no-renames", "--name-status", old ?? none, tree],
      to: "compare the site with \(branch)")
    var report = PublishReport()
    let fields = text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    for index in stride(from: 0, to: fields.count - 1, by: 2) {
      if fields[index] == "D" {
        report.removed.append(fields[index + 1])
      } else {
        report.moved.append(fields[index + 1])
      }
    }
    return report
  }

  private func push(_ tree: String, over old: String?, _ report: PublishReport, _ git: GitCommand)
    async throws
  {
    var commit: [String] = []
    if try await !git.knows("user.email") {
      commit += ["-c", "user.name=flickr-gallery", "-c", "user.email=flickr-gallery@localhost"]
    }
    commit += ["commit-tree", tree, "-m", Self.message(report)]
    if let old, !wish.squashes { commit += ["-p", old] }
    let made = try await git.run(commit, to: "commit the site")
    var push = ["push", "--quiet"]
    // Nobody else's commit is thrown away unseen.
    if wish.squashes { push.append("--force-with-lease=\(reference):\(old ?? "")") }
    _ = try await git.run(push + ["target", "\(made):\(reference)"], to: "push to \(remote)")
  }

  private static func message(_ report: PublishReport) -> String {
    "Publish the gallery\n\n\(report.moved.count) new or changed, \(report.removed.count) removed."
  }
}
