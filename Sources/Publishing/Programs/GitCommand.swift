import Foundation

/// Calls git for a repository that lives only as long as publishing does.
struct GitCommand: Sendable {
  private let git: ExternalProgram
  private let scratch: ScratchFolder
  private let site: String
  private var settings: [String: String] = [:]

  /// Prepares calls; the site's files are the work tree.
  init(_ git: ExternalProgram, scratch: ScratchFolder, site: String) {
    self.git = git
    self.scratch = scratch
    self.site = site
  }

  /// Makes the repository, which goes by the settings of the one around, if there is one.
  ///
  /// Where a job checked out a repository, its way in is noted in there. It is handed on in the
  /// environment, where no list of processes shows it.
  mutating func begin() async throws {
    guard try await answer(["init", "--quiet", "--bare", "--", repository]) != nil else {
      throw PublishError.file(path: repository, reason: "git could not make a repository")
    }
    let pattern = "^(http|credential|url|user)\\.|^core\\.sshcommand$"
    let found = try await answer(
      ["config", "--local", "--includes", "-z", "--get-regexp", pattern])
    let entries = (found ?? "").split(separator: "\0")
    for (index, entry) in entries.enumerated() {
      let parts = entry.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      settings["GIT_CONFIG_KEY_\(index)"] = String(parts[0])
      settings["GIT_CONFIG_VALUE_\(index)"] = parts.count > 1 ? String(parts[1]) : "true"
    }
    settings["GIT_CONFIG_COUNT"] = "\(entries.count)"
  }

  /// Tells whether a name is set in the user's settings or in those handed on.
  func knows(_ setting: String) async throws -> Bool {
    let isHandedOn = settings.contains {
      $0.key.hasPrefix("GIT_CONFIG_KEY_") && $0.value == setting
    }
    return try await isHandedOn ? true : answer(["config", "--get", setting]) != nil
  }

  private var repository: String { "\(scratch.path)/repository" }

  /// Runs a command of git in the repository, and gives what it said, without the last line break.
  func run(_ arguments: [String], to task: String) async throws -> String {
    try await demand(arguments, to: task).output.trimmingCharacters(in: .newlines)
  }

  /// Runs a command that may fail, outside the repository; `nil` where it fails.
  func answer(_ arguments: [String]) async throws -> String? {
    let output = try await git.run(
      arguments, adding: ["GIT_TERMINAL_PROMPT": "0"], scratch: scratch)
    return output.status == 0 ? output.output.trimmingCharacters(in: .newlines) : nil
  }

  private func demand(_ arguments: [String], to task: String) async throws -> ProgramOutput {
    // Files must arrive as they are, whatever the user's settings for text files.
    let asTheyAre = ["-c", "core.autocrlf=false", "-c", "core.fileMode=false", "-c", "gc.auto=0"]
    return try await git.demand(
      asTheyAre + arguments, to: task,
      adding: [
        "GIT_DIR": repository, "GIT_WORK_TREE": site,
        "GIT_INDEX_FILE": "\(scratch.path)/index", "GIT_TERMINAL_PROMPT": "0",
      ].merging(settings) { $1 }, in: site, scratch: scratch)
  }
}
