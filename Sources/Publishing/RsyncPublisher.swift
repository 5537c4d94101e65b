import Foundation

/// Publishes through rsync, to this machine or another.
///
/// Files are compared by their content, so that a site that was built anew moves only what differs.
struct RsyncPublisher: Publisher {
  private static let missing: Set<Int> = [3, 23, 24]

  private let wish: PublishWish
  private let contents: SiteContents
  private let place: String
  private let rsync: ExternalProgram
  private let scratch: ScratchFolder

  init(
    _ wish: PublishWish, _ contents: SiteContents, to place: String, rsync: ExternalProgram,
    scratch: ScratchFolder
  ) {
    self.wish = wish
    self.contents = contents
    self.place = place.hasSuffix("/") && place != "/" ? String(place.dropLast()) : place
    self.rsync = rsync
    self.scratch = scratch
  }

  func publish() async throws -> PublishReport {
    try wish.isAtomic ? await swap() : await fill()
  }

  private func fill() async throws -> PublishReport {
    let before = try await publishedList()
    let stale = before.map { PublishedList.paths(in: $0).subtracting(contents.paths) } ?? []
    let moved = try await send(to: place + "/")
    let report = PublishReport(moved: moved, removed: Array(stale))
    guard !wish.isRehearsal else { return report }
    if !stale.isEmpty {
      let list = try scratch.write(stale.sorted().joined(separator: "\n") + "\n", to: "stale")
      let nothing = try emptyFolders(of: stale)
      _ = try await call(
        [
          "--recursive", "--delete-missing-args", "--files-from=\(list)", "--", nothing + "/",
          place + "/",
        ], to: "remove old files")
    }
    let text = PublishedList.text(of: contents.paths)
    if text != before {
      let list = try scratch.write(text, to: PublishedList.name)
      _ = try await call(["--", list, place + "/"], to: "write the list of files")
    }
    return report
  }

  /// Makes the folders of files, without the files: what is missing there is removed elsewhere.
  private func emptyFolders(of paths: Set<String>) throws(PublishError) -> String {
    let root = try scratch.folder("nothing")
    for path in paths {
      var folder = "nothing"
      for name in path.split(separator: "/").dropLast() {
        folder += "/\(name)"
        _ = try scratch.folder(folder)
      }
    }
    return root
  }

  /// Sends the site beside the one that is shown, then turns the link that leads there.
  ///
  /// Files that did not change are links to those of the site before.
  private func swap() async throws -> PublishReport {
    let slash = place.lastIndex { $0 == "/" || $0 == ":" }
    let name = slash.map { String(place[place.index(after: $0)...]) } ?? place
    let parent = slash.map { String(place[...$0]) } ?? ""
    let release = try ContentSum.of(contents)
    let folder = "\(name).releases/\(release)"
    let moved = try await send(
      to: "\(parent)\(folder)/", ["--mkpath", "--link-dest=../../\(name)/"])
    let report = PublishReport(moved: moved)
    guard !wish.isRehearsal else { return report }
    let link = "\(try scratch.folder("link"))/\(name)"
    guard symlink(folder, link) == 0 else {
      throw PublishError.file(path: link, reason: String(cString: strerror(errno)))
    }
    _ = try await call(
      ["--links", "--", link, parent.isEmpty ? "./" : parent], to: "turn the link '\(name)'")
    return report
  }

  /// Sends what differs, or tells what would be sent.
  private func send(to target: String, _ more: [String] = []) async throws -> [String] {
    let rehearsal = wish.isRehearsal ? ["--dry-run"] : []
    let output = try await call(
      rehearsal + more + [
        "--recursive", "--checksum", "--delay-updates", "--exclude=.*",
        "--chmod=D755,F644", "--perms", "--out-format=%i %n", "--", contents.folder + "/", target,
      ], to: "send the site")
    return output.lines.compactMap { line in
      // `<f+++++++++ path`, as rsync's manual explains under --itemize-changes.
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[0].dropFirst().first == "f",
        parts[0].hasPrefix("<") || parts[0].hasPrefix(">")
      else { return nil }
      return String(parts[1])
    }
  }

  private func publishedList() async throws -> String? {
    let folder = try scratch.folder("before")
    let output = try await rsync.run(
      ["--protect-args", "--", "\(place)/\(PublishedList.name)", folder + "/"], scratch: scratch)
    if output.status == 0 { return scratch.text(of: "before/\(PublishedList.name)") }
    guard Self.missing.contains(output.status) else {
      throw rsync.failure(output, "reach \(place)")
    }
    return nil
  }

  private func call(_ arguments: [String], to task: String) async throws -> ProgramOutput {
    try await rsync.demand(["--protect-args"] + arguments, to: task, scratch: scratch)
  }
}
