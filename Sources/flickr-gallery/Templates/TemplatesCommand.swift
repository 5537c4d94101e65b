import Arguments
import Foundation
import SiteBuilder

/// Copies the templates of a style to a folder.
struct TemplatesCommand {
  let arguments: ParsedCommand
  let console: Console

  /// Copies what is not there yet, or nothing where other files are in the way.
  ///
  /// - Throws: ``CommandError`` naming what is in the way or cannot be written.
  func run() throws(CommandError) {
    guard var folder = arguments.operands.first, !folder.isEmpty else { throw .noTemplateFolder }
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    let files = (arguments[StyleFlags.style] ?? .paper).files.sorted { $0.key < $1.key }
    let missing = files.filter { !isThere("\(folder)/\($0.key)") }
    let different = files.filter { file in
      isThere("\(folder)/\(file.key)") && !isSame(file.value, as: "\(folder)/\(file.key)")
    }
    guard different.isEmpty else { throw .templatesInTheWay(folder, different.map(\.key)) }
    for (name, bytes) in missing {
      try write(bytes, to: "\(folder)/\(name)")
      console.detail(Wording.copied(name))
    }
    console.summary(Wording.templates(copied: missing.count, of: files.count, to: folder))
  }

  private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private func isSame(_ bytes: [UInt8], as path: String) -> Bool {
    FileManager.default.contents(atPath: path) == Data(bytes)
  }

  private func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .withoutOverwriting)
    } catch {
      throw .templatesUnwritten(path, reason: error.localizedDescription)
    }
  }
}
