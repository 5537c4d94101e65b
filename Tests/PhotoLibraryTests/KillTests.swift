import Foundation
import GalleryFixtures
import GalleryModel
import Testing

@testable import PhotoLibrary

/// Kills a process that fills a library; see `Tests/LibraryWriter`.
struct KillTests {
  private static let (pageCount, perPage) = (40, 200)
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("However often the writer is killed, no page is lost or asked for twice")
  func kill() throws {
    var said = 0
    for pages in [0, 1, 2, 1, 3, 1, 5, 2, 1, 4] {
      said += try killWriter(after: pages)
      let library = try Library(at: folder.library, for: .writing)
      #expect(try library.connection.prepare("PRAGMA integrity_check").first { $0.text(0) } == "ok")
      guard try !library.lists().isEmpty else { continue }
      let list = try LibraryList.stored(ListKey("killed"), in: library)
      let done = try library.connection.number("SELECT count(*) FROM page")
      // Everything it said it kept is there, and perhaps pages it had no time to speak of.
      #expect(done >= said)
      #expect(list.photoCount == done * Self.perPage)
      said = done
    }
    #expect(said < Self.pageCount)
    let last = try run(nil)
    #expect(last == Array(said + 1...Self.pageCount))
    let library = try Library(at: folder.library, for: .reading)
    let list = try LibraryList.stored(ListKey("killed"), in: library)
    #expect(list.isComplete)
    #expect(try list.ids == (1...Self.pageCount * Self.perPage).map(Sample.id))
  }

  /// Starts the writer and kills it in the middle of the page behind so many.
  private func killWriter(after pages: Int) throws -> Int { try run(pages).count }

  /// Runs the writer, to its end or until it has said so many pages; it begins one more at most.
  private func run(_ limit: Int?) throws -> [Int] {
    let process = Process()
    process.executableURL = try Self.url()
    process.arguments = [folder.library, String(Self.pageCount), String(Self.perPage)]
    let (input, output) = (Pipe(), Pipe())
    // However late the kill comes on a busy machine, the writer is not at its end by then.
    try input.fileHandleForWriting.write(contentsOf: Data(count: limit.map { $0 + 1 } ?? 0))
    process.standardInput = limit == nil ? FileHandle.nullDevice : input
    process.standardOutput = output
    try process.run()
    var said: [UInt8] = []
    while limit.map({ said.count { $0 == UInt8(ascii: "\n") } < $0 }) ?? true {
      guard let data = try output.fileHandleForReading.read(upToCount: 1) else { break }
      said += data
    }
    if limit != nil { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
  }

  private static func url() throws -> URL {
    let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let places = [tests, root.appending(path: ".build/debug")]
    return try #require(
      places.map { $0.appending(path: "library-writer") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) })
  }
}
