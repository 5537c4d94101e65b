import SearchIndex
import Synchronization

/// Makes its scratch file only when there is something to keep: small galleries need none.
final class LazyScratch: RunShelf {
  private let folder: Folder
  private let file = Mutex<ScratchFile?>(nil)

  init(in folder: Folder) { self.folder = folder }

  func keep(_ bytes: [UInt8]) throws -> Int {
    try file.withLock { file in
      let made = try file ?? ScratchFile(in: folder)
      file = made
      return try made.keep(bytes)
    }
  }

  func read(_ range: Range<Int>) throws -> [UInt8] {
    try file.withLock { $0 }?.read(range) ?? []
  }
}
