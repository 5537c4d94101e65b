import Mustache
import Testing

@Suite("Writing values")
struct EscapingTests {
  @Test(
    "The five characters of HTML are escaped wherever they stand",
    arguments: [
      ("", ""), ("plain", "plain"), ("&", "&amp;"), ("<>", "&lt;&gt;"),
      ("a\"b'c", "a&quot;b&#39;c"), ("&amp;", "&amp;amp;"), ("1234567&", "1234567&amp;"),
      ("12345678<", "12345678&lt;"), ("123456789'0", "123456789&#39;0"),
      ("über & 大 <", "über &amp; 大 &lt;"), ("\u{0}\u{1}", "\u{0}\u{1}"),
      ("!#$%()*+,-./:;=?@", "!#$%()*+,-./:;=?@"),
    ])
  func escaping(text: String, expected: String) throws {
    #expect(try render("{{v}}", ["v": .text(text)]) == expected)
    #expect(try render("{{{v}}}{{&v}}", ["v": .text(text)]) == text + text)
  }

  @Test("Every byte alone, before and after clean text, is escaped as it should be")
  func everyCharacter() throws {
    let entities = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
    for scalar in (0..<0x180).compactMap(Unicode.Scalar.init) {
      let one = String(Character(scalar))
      let text = one + "0123456789" + one + "01234567" + one
      let escaped = entities[one] ?? one
      let expected = escaped + "0123456789" + escaped + "01234567" + escaped
      #expect(try render("{{v}}", ["v": .text(text)]) == expected)
    }
  }

  @Test("HTML that is safe already is written as it is by every kind of tag")
  func safeHTML() throws {
    #expect(
      try render("{{v}}{{{v}}}{{&v}}", ["v": .html("<i>&amp;</i>")])
        == "<i>&amp;</i><i>&amp;</i><i>&amp;</i>")
  }

  @Test(
    "Numbers and truth values are written plainly",
    arguments: [
      (0, "0"), (-7, "-7"), (1_234_567, "1234567"), (.int(.min), "-9223372036854775808"),
      (1.21, "1.21"), (5.0, "5"), (-0.5, "-0.5"), (1e300, "1e+300"), (true, "true"),
      (false, "false"), (nil, ""), ([1], ""), (["a": 1], ""),
    ] as [(Value, String)])
  func plainValues(value: Value, expected: String) throws {
    #expect(try render("{{v}}", ["v": value]) == expected)
  }

  @Test("A value is never read as a template")
  func noSecondReading() throws {
    #expect(try render("{{{v}}}", ["v": "{{v}}", "x": 1]) == "{{v}}")
  }
}
