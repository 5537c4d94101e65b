import Mustache

/// One example of the specification: what a template makes of its data.
struct SpecificationCase: Decodable {
  let name: String
  let data: JSONValue
  let template: String
  let expected: String
  let partials: [String: String]?

  func render() throws -> String {
    var context = data.value
    if case .object(let object) = context, let lambda = Self.lambda(named: name) {
      let keys = object.shape.keys.filter { $0 != "lambda" }
      context = .object(
        Object(Shape(["lambda"] + keys), [.lambda(lambda)] + keys.compactMap { object[$0] }))
    }
    let sources = (partials ?? [:]).map { TemplateSource(name: $0.key, text: $0.value) }
    let main = TemplateSource(name: "the template of the case", text: template)
    return try TemplateLibrary.compile(sources + [main]).render(main.name, context)
  }

  /// What the specification writes down as code in other languages.
  private static func lambda(named name: String) -> Lambda? {
    switch name {
    case "Interpolation": Lambda { _ in "world" }
    case "Interpolation - Expansion": Lambda { _ in "{{planet}}" }
    case "Interpolation - Alternate Delimiters": Lambda { _ in "|planet| => {{planet}}" }
    case "Interpolation - Multiple Calls": counter()
    case "Escaping": Lambda { _ in ">" }
    case "Section": Lambda { $0 == "{{x}}" ? "yes" : "no" }
    case "Section - Expansion": Lambda { "\($0){{planet}}\($0)" }
    case "Section - Alternate Delimiters": Lambda { "\($0){{planet}} => |planet|\($0)" }
    case "Section - Multiple Calls": Lambda { "__\($0)__" }
    case "Inverted Section": Lambda { _ in "" }
    default: nil
    }
  }

  private static func counter() -> Lambda {
    let calls = CallCounter()
    return Lambda { _ in "\(calls.next())" }
  }
}
