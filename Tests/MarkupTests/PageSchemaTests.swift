import Markup
import Testing

@Suite("Page schema")
struct PageSchemaTests {
  @Test(
    "A faulty grammar is refused with its place",
    arguments: [
      ("<grammar", 1, "couldn't find end"),
      ("<a/>", 0, "schemas is empty"),
      (
        "<grammar xmlns='http://relaxng.org/ns/structure/1.0'>\n<start><ref name='x'/></start></grammar>",
        2, "x"
      ),
      (
        "<grammar xmlns='http://relaxng.org/ns/structure/1.0'>\n<include href='/etc/passwd'/></grammar>",
        2, "'include' is refused"
      ),
      ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", 1, "an entity is declared"),
    ])
  func refusesFaulty(_ source: String, line: Int, words: String) {
    let error = #expect(throws: MarkupError.self) {
      try PageSchema(source: Array(source.utf8), name: "page.rng")
    }
    #expect(error?.source == "page.rng")
    #expect(error?.line == line, "\(String(describing: error))")
    #expect(error?.message.contains(words) == true, "\(String(describing: error))")
  }

  @Test("One schema serves several tasks at once")
  func servesTasks() async throws {
    let schema = try SampleSchema.schema()
    let good = SampleSchema.page("<p id='a'>x <img src='i' alt='' width='12'/></p>")
    let bad = SampleSchema.page("<p id='a'>x <img src='i' alt=''/></p>")
    let counts = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<4 {
        group.addTask {
          guard var parser = try? PageParser() else { return nil }
          var problems = 0
          for _ in 0..<500 {
            problems += parser.check(good.span, schema: schema).count
            problems += parser.check(bad.span, schema: schema).count
          }
          return problems
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == [500, 500, 500, 500])
  }
}
