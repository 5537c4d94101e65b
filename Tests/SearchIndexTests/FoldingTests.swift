import Foundation
import Testing

@testable import SearchIndex

struct FoldingTests {
  private struct Case: Decodable {
    let text: String
    let terms: [String]
  }

  private static func cases() throws -> [Case] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "folding.json")
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
  }

  @Test("Every text of the table that the browser's folding is tried on gives the same terms")
  func table() throws {
    let cases = try Self.cases()
    #expect(cases.count > 200)
    var scanner = TermScanner()
    for sample in cases {
      #expect(terms(of: sample.text, &scanner) == sample.terms, "\(sample.text)")
    }
  }

  @Test(
    "Texts that people take for the same are found alike",
    arguments: [
      ["É", "e\u{301}", "e"], ["İSTANBUL", "ıstanbul", "istanbul"], ["Straße", "STRASSE"],
      ["Ｆｕｌｌ", "full"], ["أحمد", "احمد", "اَحمد"], ["カメラ", "ｶﾒﾗ", "かめら"], ["Σοφός", "ΣΟΦΟΣ"],
      ["٤٢", "42"], ["👍🏽", "👍"], ["Ёж", "еж"],
    ])
  func sameness(_ texts: [String]) {
    var scanner = TermScanner()
    let all = texts.map { terms(of: $0, &scanner) }
    #expect(all.allSatisfy { $0 == all[0] && !$0.isEmpty }, "\(all)")
  }

  @Test(
    "A text gives no more terms than wished", arguments: ["a b c d", "富士山頂", "😀😁😂🤣", "é è ê à"])
  func limit(_ text: String) {
    var scanner = TermScanner()
    let whole = terms(of: text, &scanner)
    var some: [String] = []
    scanner.scan(text, limit: 2) { some.append(String(decoding: $0, as: UTF8.self)) }
    #expect(whole.count == 4)
    #expect(some == Array(whole.prefix(2)))
  }

  private func terms(of text: String, _ scanner: inout TermScanner) -> [String] {
    var terms: [String] = []
    scanner.scan(text) { terms.append(String(decoding: $0, as: UTF8.self)) }
    return terms
  }
}
