import Markup

/// Judges pages one after another: syntax, schema, and every rule.
struct PageJudge: ~Copyable {
  private var parser: PageParser
  private let schema: PageSchema
  private var rules: PageRules

  init(_ standard: PageStandard) throws {
    parser = try PageParser()
    schema = standard.schema
    rules = PageRules(links: LinkCheck(standard))
  }

  /// The spots of the pages judged so far, and the links to spots in them.
  var ledger: FragmentLedger { rules.links.ledger }

  /// The other files that the pages judged so far link to, where that is collected.
  var targets: Set<PathKey> { rules.links.targets ?? [] }

  /// The pictures elsewhere that the pages judged so far show, where that is collected.
  var pictures: [String: LinkedPicture] { rules.links.pictures ?? [:] }

  /// Judges a page.
  mutating func judge(_ page: Span<UInt8>, path: String) -> [Finding] {
    rules.begin(page, path: path)
    let problems = parser.check(page, schema: schema) { rules.visit($0) }
    return rules.finish(problems)
  }

  /// Finds the links of a page to a spot that does not exist.
  mutating func explain(
    _ wish: FragmentWish, _ page: Span<UInt8>, path: String
  ) -> [Finding] {
    rules.links.sought = wish.key
    defer { rules.links.sought = nil }
    return judge(page, path: path).filter { $0.rule == "fragments" }
  }
}
