import Foundation

/// Sums up what all files of a site hold.
enum ContentSum {
  /// Gives the same name for the same files, whenever and wherever they were made.
  ///
  /// Source: FNV-1a, 64 bits, over paths and bytes; it tells changes apart and resists no attack.
  static func of(_ contents: SiteContents) throws(PublishError) -> String {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    for path in contents.paths {
      guard let data = FileManager.default.contents(atPath: "\(contents.folder)/\(path)") else {
        throw .file(path: path, reason: "it cannot be read")
      }
      add(path.utf8)
      add([0])
      add(data)
      add([0])
    }
    return String(sum, radix: 16)
  }
}
