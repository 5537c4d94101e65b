import Mustache
import Testing

@Suite("Names of partials from the context")
struct DynamicNameTests {
  @Test("The value of the name is the name of the partial")
  func resolved() throws {
    let value: Value = ["items": [["kind": "photo"], ["kind": "video"]]]
    let partials = ["photo": "P", "video": "V"]
    #expect(try render("{{#items}}{{>*kind}}{{/items}}", value, with: partials) == "PV")
    #expect(try render("{{> * a.b }}", ["a": ["b": "photo"]], with: partials) == "P")
  }

  @Test("A name that is missing, or no text, is nothing")
  func unresolved() throws {
    #expect(try render("<{{>*kind}}>") == "<>")
    #expect(try render("<{{>*kind}}>", ["kind": ["photo"]]) == "<>")
    #expect(try render("<{{>**kind}}>", ["kind": "x", "x": "y"], with: ["y": "never"]) == "<>")
  }
}
