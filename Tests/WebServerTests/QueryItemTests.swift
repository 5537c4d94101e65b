import Testing

@testable import WebServer

struct QueryItemTests {
  @Test(
    "A query is decoded item by item",
    arguments: [
      ("", []), ("a=b", [QueryItem(name: "a", value: "b")]),
      ("a", [QueryItem(name: "a", value: "")]), ("a=", [QueryItem(name: "a", value: "")]),
      (
        "a=1&a=2&&b=x=y",
        [
          QueryItem(name: "a", value: "1"), QueryItem(name: "a", value: "2"),
          QueryItem(name: "b", value: "x=y"),
        ]
      ),
      ("c%40=2+q%2B", [QueryItem(name: "c@", value: "2 q+")]),
      ("a=%FF+", [QueryItem(name: "a", value: "%FF ")]),
    ])
  func queriesAreDecoded(query: String, items: [QueryItem]) {
    #expect(QueryItem.parse(query) == items)
  }
}
