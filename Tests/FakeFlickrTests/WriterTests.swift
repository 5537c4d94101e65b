import Testing

@testable import FakeFlickr

struct WriterTests {
  @Test("XML escapes what it must and leaves out what it cannot hold")
  func xmlEscapes() {
    #expect(
      XMLWriter.escaped("<a b=\"c\">&'\n\u{1}\u{FFFE}é")
        == "&lt;a b=&quot;c&quot;&gt;&amp;&#039;\né")
  }

  @Test("JSON is ASCII, with slashes escaped and pairs for what is beyond 16 bits")
  func jsonEscapes() {
    #expect(
      JSONWriter.quoted("a/\"\\\né😀\u{7F}") == #""a\/\"\\\n\u00e9\ud83d\ude00\u007f""#)
  }

  @Test("Elements become members, text becomes _content, lists become arrays even when empty")
  func shapes() {
    let node = AnswerNode("a", [("b", .text("1")), ("c", .number(2)), ("d", .null)])
      .with(AnswerNode("e", text: "x")).with("f", many: [])
    #expect(
      JSONWriter.success(node)
        == #"{"a":{"b":"1", "c":2, "d":null, "e":{"_content":"x"}, "f":[]}, "stat":"ok"}"#)
    #expect(
      XMLWriter.success(node).hasSuffix("<a b=\"1\" c=\"2\" d=\"\">\n\t<e>x</e>\n</a>\n</rsp>\n"))
  }

  @Test("A success may be empty")
  func emptyEnvelope() {
    #expect(JSONWriter.success(nil) == "{\"stat\":\"ok\"}")
    #expect(XMLWriter.success(nil).hasSuffix("<rsp stat=\"ok\">\n</rsp>\n"))
  }

  @Test(
    "Seconds become dates",
    arguments: [
      (0, "1970-01-01 00:00:00"), (951_782_400, "2000-02-29 00:00:00"),
      (1_600_000_000, "2020-09-13 12:26:40"), (1_709_251_199, "2024-02-29 23:59:59"),
    ])
  func dates(seconds: Int, text: String) {
    #expect(CivilTime(seconds).text() == text)
  }
}
