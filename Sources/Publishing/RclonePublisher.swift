import Foundation

/// Publishes through rclone: to object stores, drives, and whatever else it knows.
struct RclonePublisher: Publisher {
  /// A folder or file that is not there, in rclone's list of exit codes.
  private static let missing: Set<Int> = [3, 4]

  private let wish: PublishWish
  private let contents: SiteContents
  private let place: String
  private let rclone: ExternalProgram
  private let scratch: ScratchFolder

  init(
    _ wish: PublishWish, _ contents: SiteContents, to place: String, rclone: ExternalProgram,
    scratch: ScratchFolder
  ) {
    self.wish = wish
    self.contents = contents
    self.place = place.hasSuffix("/") ? String(place.dropLast()) : place
    self.rclone = rclone
    self.scratch = scratch
  }

  func publish() async throws -> PublishReport {
    let before = try await publishedList()
    let stale = before.map { PublishedList.paths(in: $0).subtracting(contents.paths) } ?? []
    let changed = try await changed()
    let report = PublishReport(moved: changed, removed: Array(stale))
    guard !wish.isRehearsal else { return report }
    if !changed.isEmpty {
      let list = try scratch.write(Self.lines(changed), to: "changed")
      _ = try await call(
        [
          "copy", "--files-from-raw", list, "--no-traverse", "--ignore-times", contents.folder,
          place,
        ], to: "send the site")
    }
    if !stale.isEmpty {
      let list = try scratch.write(Self.lines(stale.sorted()), to: "stale")
      _ = try await call(["delete", "--files-from-raw", list, place], to: "remove old files")
    }
    let text = PublishedList.text(of: contents.paths)
    if text != before {
      let list = try scratch.write(text, to: PublishedList.name)
      _ = try await call(["copyto", list, listPlace], to: "write the list of files")
    }
    return report
  }

  private var listPlace: String {
    place.hasSuffix(":") ? place + PublishedList.name : "\(place)/\(PublishedList.name)"
  }

  /// Finds the files that the target does not have, or has otherwise.
  private func changed() async throws -> [String] {
    let list = try scratch.write(Self.lines(contents.paths), to: "all")
    let output = try await rclone.run(
      ["check", "--files-from-raw", list, "--one-way", "--combined", "-", contents.folder, place],
      scratch: scratch)
    if Self.missing.contains(output.status) { return contents.paths }
    // `= path`, `+ path`, `* path`: the same, missing, different.
    let found = output.lines.filter { $0.hasPrefix("+ ") || $0.hasPrefix("* ") }
      .map { String($0.dropFirst(2)) }
    guard output.status == 0 || !found.isEmpty else {
      throw rclone.failure(output, "compare the site with \(place)")
    }
    return found.sorted()
  }

  private func publishedList() async throws -> String? {
    let output = try await rclone.run(["cat", listPlace], scratch: scratch)
    if output.status == 0 { return output.output.isEmpty ? nil : output.output }
    guard Self.missing.contains(output.status) || output.errors.contains("not found") else {
      throw rclone.failure(output, "reach \(place)")
    }
    return nil
  }

  private func call(_ arguments: [String], to task: String) async throws -> ProgramOutput {
    try await rclone.demand(arguments, to: task, scratch: scratch)
  }

  private static func lines(_ paths: [String]) -> String { paths.joined(separator: "\n") + "\n" }
}
