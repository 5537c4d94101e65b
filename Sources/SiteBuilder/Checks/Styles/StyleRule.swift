/// One rule of a style sheet: a selector with its declarations.
struct StyleRule: Equatable, Sendable {
  struct Declaration: Equatable, Sendable {
    let name: String
    let value: String
    let line: Int
  }

  let selector: String
  let declarations: [Declaration]

  /// Finds what a property was declared as last.
  func last(_ name: String) -> Declaration? { declarations.last { $0.name == name } }
}
