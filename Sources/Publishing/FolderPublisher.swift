import Foundation

/// Publishes to a folder of this machine.
///
/// Pages come after what they show, and the front page last; each file is replaced at once.
struct FolderPublisher: Publisher {
  private let wish: PublishWish
  private let contents: SiteContents
  private let target: String

  init(_ wish: PublishWish, _ contents: SiteContents, to target: String) {
    self.wish = wish
    self.contents = contents
    self.target = target
  }

  func publish() async throws -> PublishReport {
    if let real = SiteContents.realPath(target) {
      guard real != contents.folder, !real.hasPrefix(contents.folder + "/") else {
        throw PublishError.intoItself(target)
      }
    }
    let listFile = "\(target)/\(PublishedList.name)"
    let before = FileManager.default.contents(atPath: listFile).map {
      String(decoding: $0, as: UTF8.self)
    }
    let ours = before.map(PublishedList.paths) ?? []
    let changed = contents.paths.filter { !isSame($0) }
    let strangers = changed.filter { !ours.contains($0) && isThere("\(target)/\($0)") }
    guard strangers.isEmpty || wish.adopts else {
      throw PublishError.strangers(strangers, in: target)
    }
    let stale = ours.subtracting(contents.paths).filter { isThere("\(target)/\($0)") }
    guard !wish.isRehearsal else { return PublishReport(moved: changed, removed: Array(stale)) }
    // Until all is done, the list names old and new files alike.
    let union = ours.union(contents.paths).sorted()
    if PublishedList.text(of: union) != before { try writeList(union) }
    for path in Self.ordered(changed) {
      try Task.checkCancellation()
      try copy(path)
    }
    for path in stale { try remove(path) }
    if PublishedList.text(of: contents.paths) != PublishedList.text(of: union) {
      try writeList(contents.paths)
    }
    return PublishReport(moved: changed, removed: Array(stale))
  }

  /// Puts pages behind what they load, and the front page last.
  private static func ordered(_ paths: [String]) -> [String] {
    func rank(_ path: String) -> Int {
      path == "index.html" ? 3 : !path.hasSuffix(".html") ? 0 : path.contains("/") ? 1 : 2
    }
    return paths.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  private func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private func isSame(_ path: String) -> Bool {
    FileManager.default.contentsEqual(
      atPath: "\(contents.folder)/\(path)", andPath: "\(target)/\(path)")
  }

  private func copy(_ path: String) throws(PublishError) {
    let file = "\(target)/\(path)"
    let temporary = file + ".flickr-gallery-new"
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
      if isThere(temporary) { try FileManager.default.removeItem(atPath: temporary) }
      try FileManager.default.copyItem(atPath: "\(contents.folder)/\(path)", toPath: temporary)
    } catch {
      throw .file(path: file, reason: "it cannot be written: \(error.localizedDescription)")
    }
    guard rename(temporary, file) == 0 else {
      throw .file(path: file, reason: String(cString: strerror(errno)))
    }
  }

  private func remove(_ path: String) throws(PublishError) {
    let file = "\(target)/\(path)"
    guard unlink(file) == 0 || errno == ENOENT else {
      throw .file(path: file, reason: String(cString: strerror(errno)))
    }
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      // A folder that is not empty stays.
      guard rmdir("\(target)/\(folder)") == 0 else { return }
    }
  }

  private func writeList(_ paths: [String]) throws(PublishError) {
    let file = "\(target)/\(PublishedList.name)"
    do {
      try FileManager.default.createDirectory(
        atPath: target, withIntermediateDirectories: true)
      try Data(PublishedList.text(of: paths).utf8).write(to: URL(filePath: file), options: .atomic)
    } catch {
      throw .file(path: file, reason: "it cannot be written: \(error.localizedDescription)")
    }
  }
}
