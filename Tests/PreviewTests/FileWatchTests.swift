import Foundation
import Testing

@testable import Preview

@Suite struct FileWatchTests {
  @Test("Every change to what is watched is noticed once, and nothing else")
  func changes() throws {
    let folder = try TemporaryFolder()
    let config = "\(folder.path)/gallery.json5"
    try folder.write("a", to: "mine/sub/grid.mustache")
    var watch = FileWatch([config, "\(folder.path)/mine"])
    var seen = [watch.hasChanged()]
    #expect(seen == [false])
    try folder.write("{}", to: "gallery.json5")
    seen = [watch.hasChanged(), watch.hasChanged()]
    #expect(seen == [true, false])
    try folder.write("bc", to: "mine/sub/grid.mustache")
    seen = [watch.hasChanged(), watch.hasChanged()]
    #expect(seen == [true, false])
    try folder.write("x", to: "mine/new.mustache")
    seen = [watch.hasChanged()]
    #expect(seen == [true])
    for name in ["mine/grid.mustache~", "mine/.grid.swp", "other.txt"] {
      try folder.write("x", to: name)
      seen = [watch.hasChanged()]
      #expect(seen == [false])
    }
    try FileManager.default.removeItem(atPath: config)
    seen = [watch.hasChanged()]
    #expect(seen == [true])
  }
}
