import Testing

@testable import FlickrSources

struct FlickrAnswerTests {
  @Test(
    "A member reads the same however it is written",
    arguments: [
      #"<rsp stat="ok"><photos total="12"/></rsp>"#,
      "<rsp stat=\"ok\"><photos><total>12</total></photos></rsp>",
      #"{"photos":{"total":12},"stat":"ok"}"#, #"{"stat":"ok","photos":{"total":"12"}}"#,
      #"{"photos":{"total":{"_content":"12"}}}"#, #"{"photos":{"total":{"_content":12}}}"#,
      #"{"photos":{"total":12.0}}"#, #"jsonFlickrApi({"photos":{"total":12}})"#,
      #"jsonFlickrApi({"photos":{"total":12}});"#, "\u{FEFF}{\"photos\":{\"total\":12}}",
      "\u{FEFF}<rsp><photos total=\"12\"/></rsp>", "\n <rsp><photos total=\"12\"/></rsp>",
    ])
  func readsMember(text: String) throws {
    let photos = try Answering.answer(text).content("photos")
    #expect(photos?.number("total") == 12)
  }

  @Test(
    "Null, empty and absent members are the same",
    arguments: [
      #"{"pathalias":null}"#, #"{"pathalias":""}"#, "{}", #"{"pathalias":{"_content":""}}"#,
      #"<photo pathalias=""/>"#, "<photo/>",
    ])
  func readsNothing(text: String) throws {
    let answer = try Answering.answer(text)
    #expect(answer.text("pathalias") == "")
    #expect(answer.number("pathalias") == nil)
  }

  @Test("Repeated children are a list, in XML and JSON, one or many")
  func readsLists() throws {
    let many = try Answering.answer("<photos><photo id=\"1\"/><x/><photo id=\"2\"/></photos>")
    #expect(many.children("photo").map { $0.text("id") } == ["1", "2"])
    let json = try Answering.answer(#"{"photo":[{"id":1},{"id":"2"}]}"#)
    #expect(json.children("photo").map { $0.text("id") } == ["1", "2"])
    let one = try Answering.answer(#"{"photo":{"id":1}}"#)
    #expect(one.children("photo").map { $0.text("id") } == ["1"])
    #expect(try Answering.answer(#"{"photo":null}"#).children("photo").isEmpty)
  }

  @Test(
    "A failure is told from a success, wherever stat stands",
    arguments: [
      (#"<rsp stat="fail"><err code="1" msg="Photo not found"/></rsp>"#, 1, "Photo not found"),
      (#"{"stat":"fail","code":100,"message":"Invalid API Key"}"#, 100, "Invalid API Key"),
      (#"{"code":"2","message":"gone","stat":"fail"}"#, 2, "gone"),
      (#"{"stat":"fail"}"#, 0, ""),
    ])
  func readsFailure(text: String, code: Int, words: String) throws {
    let failure = try Answering.answer(text).failure(of: "m")
    #expect(failure == FlickrError(method: "m", code: code, text: words))
  }

  @Test("A success is no failure")
  func readsSuccess() throws {
    #expect(try Answering.answer(#"<rsp stat="ok"/>"#).failure() == nil)
    #expect(try Answering.answer(#"{"items":[]}"#).failure() == nil)
  }

  @Test(
    "What cannot be read says where and why",
    arguments: [
      ("", 0, 0, "the answer is empty"), (" \n", 0, 0, "the answer is empty"),
      (#"{"photos":{"photo":[{"id":"1"},"#, 1, 32, "the answer breaks off"),
      ("{\"a\":1,\n}", 2, 1, "a name is missing"), (#"{"a" 1}"#, 1, 6, "a ':' is missing"),
      ("[1 2]", 1, 4, "a ',' is missing"), ("{} x", 1, 4, "there is text behind the answer"),
      (#"{"a":nul}"#, 1, 6, "this is no value"), (#"{"a":"\x"}"#, 1, 8, "this escape is not known"),
      ("no answer", 1, 1, "this is neither XML nor JSON"),
      ("\u{89}PNG\r\n", 1, 1, "this is neither XML nor JSON"),
      ("<!DOCTYPE html><html><body/></html>", 1, 1, "this is a web page, not an answer of the API"),
    ])
  func saysWhere(text: String, line: Int, column: Int, reason: String) {
    #expect(
      throws: FlickrSourceError.unparsable(
        origin: "test", line: line, column: column, reason: reason)
    ) { try Answering.answer(text) }
  }

  @Test(
    "Truncated and hostile texts are errors, never crashes",
    arguments: [
      "<rsp stat=\"ok\"><photos><photo id=\"1\"", "<rsp><photos></rsp>", "no answer", "(", "x(",
      "x)(", "{", "[", "\"", "{\"", "{\"\\", "{\"\\u", "{\"\\u12", "{\"\\ud83d\\u", "-",
      "{\"a\":-}",
      String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
      String(repeating: "<a>", count: 100_000),
      "<!DOCTYPE a [<!ENTITY b \"c\">]><rsp>&b;</rsp>", "\u{0}", "<", "{\"a\":\"\u{1}\"}",
    ])
  func refuses(text: String) {
    #expect(throws: FlickrSourceError.self) { try Answering.answer(text) }
  }

  @Test("Any cut of a valid answer is an error or an answer, never a crash")
  func survivesCuts() {
    let json =
      #"{"photos":{"page":1,"photo":[{"id":"1","title":"\ud83d\ude00 \u00e9\n","x":null}]}}"#
    let xml =
      "<rsp stat=\"ok\"><photos><photo id=\"1\" title=\"a &amp; b\">é</photo></photos></rsp>"
    for text in [json, xml] {
      for length in 0..<text.utf8.count {
        #expect(throws: FlickrSourceError.self) {
          try FlickrAnswer(parsing: Array(text.utf8.prefix(length)), origin: "cut")
        }
      }
    }
  }
}
