import Foundation
import Testing

@testable import SiteBuilder

@Suite("The sum of a file")
struct ContentHashTests {
  @Test(
    "A file in pieces has the sum of its bytes in one go",
    arguments: [0, 1, 8, 15, 16, 17, 24, (256 << 10) - 1, 256 << 10, (256 << 10) + 5, 600_000])
  func pieces(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    try Data(bytes).write(to: URL(filePath: folder("x")))
    let opened = try #require(try Folder.open(folder.path))
    #expect(try ContentHash.of("x", in: opened) == ContentHash.of(bytes))
  }
}
