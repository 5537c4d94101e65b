import FlickrSources
import Foundation
import SiteBuilder
import Testing

/// The site made of faulty answers; every one of its pages has passed all checks.
struct FaultSite {
  /// Every file with text, by path.
  let files: [String: String]
  /// The page of the photo `11`.
  var photo: String { files["photo/11.html"] ?? "" }
  /// The first grid page.
  var index: String { files["index.html"] ?? "" }

  init(_ answers: FaultyAnswer..., base: String? = nil) async throws {
    files = try await TestPlaces.withFolder { folder in
      let answer = folder.appending(path: "answer.xml")
      try FaultyAnswer.list(answers).write(to: answer, atomically: false, encoding: .utf8)
      var options = BuildOptions()
      options.output = folder.appending(path: "site").path
      options.baseURL = base
      let source = try await SavedAnswers(paths: [answer.path], jobs: 1)
      let report = try await SiteBuild(options).run(source)
      #expect(report.findings == [])
      let verified = try await SiteVerifier().verify(options.output)
      #expect(verified.findings.filter { $0.severity == .error } == [])
      return try Self.texts(in: folder.appending(path: "site"))
    }
  }

  /// The text between two others on a page, each once.
  static func between(_ start: String, _ end: String, in page: String) -> [String] {
    page.components(separatedBy: start).dropFirst().compactMap {
      $0.components(separatedBy: end).first
    }
  }

  private static func texts(in folder: URL) throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where [".html", ".xml", ".json", ".txt", ".js"].contains(where: { path.hasSuffix($0) }) {
      files[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return files
  }
}
