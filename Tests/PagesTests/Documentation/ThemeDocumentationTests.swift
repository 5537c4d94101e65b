import Foundation
import Testing

struct ThemeDocumentationTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_DOCS"] == "1"
  private static let begin =
    "<!-- Written by the tests: RECORD_DOCS=1 scripts/test --filter ThemeDoc -->"
  private static let end = "<!-- End of what the tests write -->"
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs/themes.md")

  @Test("docs/themes.md tells every value that templates get; if not, record it with RECORD_DOCS=1")
  func values() async throws {
    let documentation = try await ThemeDocumentation()
    #expect(documentation.unexplained == [], "tell what they mean in ValueMeanings.swift")
    let stale = Set(ValueMeanings.all.keys).subtracting(documentation.explained)
    #expect(stale.filter { $0.contains(".") || $0.contains(":") } == [], "no template gets these")
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(page.range(of: Self.begin))
    let finish = try #require(page.range(of: Self.end))
    let written = String(page[start.upperBound..<finish.lowerBound])
    if Self.isRecording {
      let new =
        page[..<start.upperBound] + "\n" + documentation.text + "\n" + page[finish.lowerBound...]
      try new.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(written == "\n" + documentation.text + "\n")
    #expect(!Self.isRecording, "recorded: look at the changes, then test without RECORD_DOCS")
  }

  @Test("docs/themes.md names every template")
  func templates() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    for path in OwnTheme.files.keys where !path.hasPrefix("strings/") {
      #expect(page.contains("`\(path)`"), "\(path)")
    }
  }
}
