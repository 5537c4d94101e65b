import Mustache
import Testing

@Suite("The public specification", .enabled(if: Specification.isPresent))
struct SpecificationTests {
  @Test("Every case of every module renders as written")
  func everyCase() throws {
    var passed = 0
    var total = 0
    for module in Specification.modules {
      let cases = try Specification.cases(of: module)
      let good = cases.count { renders($0, of: module) }
      #expect(good == cases.count && !cases.isEmpty)
      print("Mustache specification, \(module): \(good) of \(cases.count) cases")
      passed += good
      total += cases.count
    }
    print("Mustache specification: \(passed) of \(total) cases")
  }

  private func renders(_ example: SpecificationCase, of module: String) -> Bool {
    do {
      let rendered = try example.render()
      #expect(rendered == example.expected, "\(module): \(example.name)")
      return rendered == example.expected
    } catch {
      Issue.record(error, "\(module): \(example.name)")
      return false
    }
  }
}
