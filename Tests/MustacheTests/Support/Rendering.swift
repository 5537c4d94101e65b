import Mustache

/// Renders a template that may use others, as text.
func render(
  _ text: String, _ value: Value = [:], with others: [String: String] = [:],
  mode: RenderingMode = .lenient
) throws -> String {
  let sources = others.map { TemplateSource(name: $0.key, text: $0.value) }
  let main = TemplateSource(name: "main", file: "Templates/main.mustache", text: text)
  return try TemplateLibrary.compile(sources + [main]).render("main", value, mode: mode)
}

/// Returns what the error says that compiling or rendering ends with.
func mistake(
  in text: String, _ value: Value = [:], with others: [String: String] = [:],
  mode: RenderingMode = .strict
) -> String {
  do {
    return "no error: " + (try render(text, value, with: others, mode: mode))
  } catch {
    return "\(error)"
  }
}
