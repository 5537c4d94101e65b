import Foundation
import Testing

@testable import SiteBuilder

@Suite("The report in SARIF")
struct SARIFTests {
  /// The part of SARIF 2.1.0 that code hosts read.
  struct Log: Decodable {
    struct Run: Decodable {
      struct Tool: Decodable {
        struct Driver: Decodable {
          struct Rule: Decodable {
            let id: String
            let shortDescription: Message
          }
          let name: String
          let version: String
          let rules: [Rule]
        }
        let driver: Driver
      }
      struct Message: Decodable { let text: String }
      struct Result: Decodable {
        struct Location: Decodable {
          struct Place: Decodable {
            struct File: Decodable {
              let uri: String
              let uriBaseId: String
            }
            struct Region: Decodable { let startLine: Int }
            let artifactLocation: File
            let region: Region?
          }
          let physicalLocation: Place
        }
        let ruleId: String
        let level: String
        let message: Message
        let locations: [Location]
      }
      let tool: Tool
      let results: [Result]
    }
    let version: String
    let runs: [Run]
  }

  private func log(_ report: VerifyReport) throws -> Log {
    let text = report.sarif(program: "flickr-gallery", version: "1.0")
    return try JSONDecoder().decode(Log.self, from: Data(text.utf8))
  }

  @Test("Every finding has its rule, level, place and advice")
  func findings() throws {
    var report = VerifyReport()
    report.findings = [
      Finding(page: "photo/1.html", line: 7, rule: "links", message: "a \"b\"", advice: "mend it"),
      Finding(.warning, page: "a b:é.html", rule: "budget", message: "large"),
    ]
    let run = try #require(try log(report).runs.first)
    #expect(run.results.map(\.ruleId) == ["links", "budget"])
    #expect(run.results.map(\.level) == ["error", "warning"])
    #expect(run.results.map(\.message.text) == ["a \"b\"; mend it", "large"])
    let places = run.results.flatMap(\.locations).map(\.physicalLocation)
    #expect(places.map(\.artifactLocation.uri) == ["photo/1.html", "a%20b%3A%C3%A9.html"])
    #expect(places.map(\.artifactLocation.uriBaseId) == ["SITE", "SITE"])
    #expect(places.map { $0.region?.startLine } == [7, nil])
  }

  @Test("A report without findings names the program and every rule")
  func empty() throws {
    let log = try log(VerifyReport())
    #expect(log.version == "2.1.0")
    #expect(log.runs.first?.results.isEmpty == true)
    let driver = try #require(log.runs.first?.tool.driver)
    #expect(driver.name == "flickr-gallery" && driver.version == "1.0")
    #expect(driver.rules.map(\.id) == CheckRule.allCases.map(\.rawValue))
    #expect(driver.rules.allSatisfy { $0.shortDescription.text.hasSuffix(".") })
  }
}
