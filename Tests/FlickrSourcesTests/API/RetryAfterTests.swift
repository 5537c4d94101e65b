import Testing

@testable import FlickrSources

struct RetryAfterTests {
  @Test(
    "A pause is read in seconds or as a date beside the server's own",
    arguments: [
      (["retry-after": "7"], 7), (["retry-after": " 120 "], 120), (["retry-after": "0"], 0),
      (
        [
          "retry-after": "Fri, 31 Dec 1999 23:59:59 GMT", "date": "Fri, 31 Dec 1999 23:59:29 GMT",
        ], 30
      ),
      (
        [
          "retry-after": "Fri, 31 Dec 1999 23:59:00 GMT", "date": "Fri, 31 Dec 1999 23:59:29 GMT",
        ], 0
      ),
    ])
  func reads(headers: [String: String], seconds: Int) {
    #expect(RetryAfter.pause(in: headers) == .seconds(seconds))
  }

  @Test(
    "Anything else is no pause",
    arguments: [
      [:], ["retry-after": ""], ["retry-after": "soon"], ["retry-after": "-1"],
      ["retry-after": "Fri, 31 Dec 1999 23:59:59 GMT"],
    ])
  func ignores(headers: [String: String]) {
    #expect(RetryAfter.pause(in: headers) == nil)
  }
}
