import Testing

@testable import FakeFlickr

struct FaultTextTests {
  @Test(
    "Rules are read as they are written",
    arguments: [
      ("any=503", FaultRule(.http(503), on: .any)),
      (
        "interestingness.getList@2=429/7*1",
        FaultRule(
          .http(429, retryAfter: 7), on: .method("flickr.interestingness.getList"), page: 2,
          times: 1)
      ),
      (
        "flickr.photos.getInfo#53000000007=not-found+2",
        FaultRule(
          .notFound, on: .method("flickr.photos.getInfo"), photoID: "53000000007", skip: 2)
      ),
      ("images=truncated+10*3", FaultRule(.truncated, on: .images, skip: 10, times: 3)),
      ("feeds=stall/30", FaultRule(.stall(.seconds(30)), on: .feeds)),
      ("login=html", FaultRule(.html, on: .login)),
      ("api@3=drift/-2", FaultRule(.totalDrift(-2), on: .api, page: 3)),
      ("api=short/3", FaultRule(.shortPage(missing: 3), on: .api)),
      ("api=shift/2", FaultRule(.shifted(by: 2), on: .api)),
      ("api=repeat/1", FaultRule(.repeatedPage(1), on: .api)),
      ("api=error/105", FaultRule(.api(APIFailure(105, "Failed on purpose")), on: .api)),
      ("api=repeats-past-end", FaultRule(.repeatsPastEnd, on: .api)),
      ("api=empty", FaultRule(.emptyList, on: .api)),
      ("api=delay/2", FaultRule(.delay(.seconds(2)), on: .api)),
    ])
  func rulesAreRead(text: String, rule: FaultRule) throws {
    #expect(try FaultRule(text: text) == rule)
  }

  @Test(
    "What is no rule or no fault is refused with the choices",
    arguments: [
      "", "any", "=503", "nobody=503", "any=", "any=999", "any=503/x", "any=stall", "any=html/3",
      "any@x=503", "any=503*x", "any=503*-1", "photos.nothing=503",
    ])
  func refusals(text: String) {
    #expect(throws: FakeFlickrError.self) { try FaultRule(text: text) }
  }

  @Test("The refusals name what was written")
  func wording() {
    #expect("\(FakeFlickrError.unknownFault("x"))".hasPrefix("unknown fault 'x': use a status"))
    #expect("\(FakeFlickrError.badRule("x"))".hasPrefix("cannot read the rule 'x': write TARGET"))
  }
}
