import Foundation
import Imaging

/// Makes two sizes of every picture in a folder, as a build does: `make-images FROM TO EDGES JOBS`.
@main
struct MakeImages {
  static func main() async throws {
    let words = CommandLine.arguments
    guard words.count == 5, let jobs = Int(words[4]) else {
      throw CocoaError(
        .userCancelled,
        userInfo: [NSLocalizedDescriptionKey: "usage: make-images FROM TO EDGES JOBS"])
    }
    let edges = words[3].split(separator: ",").compactMap { Int($0) }
    let files = try FileManager.default.contentsOfDirectory(atPath: words[1]).sorted()
    let maker = try ImageMaker(settings: ImageSettings(longestEdges: edges))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, name) in files.enumerated() {
        if number >= jobs { try await group.next() }
        group.addTask { try make(maker, words[1] + "/" + name, words[2] + "/" + name) }
      }
      try await group.waitForAll()
    }
  }

  private static func make(_ maker: ImageMaker, _ source: String, _ target: String) throws {
    _ = try maker.make(maker.plan(source)) { "\(target)_\($0.longestEdge).jpg" }
  }
}
