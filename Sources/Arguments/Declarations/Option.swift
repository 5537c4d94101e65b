/// Declares an option with a value, and knows the type that the value is read as.
package struct Option<Value: Sendable>: Sendable {
  /// What parsing and help need to know.
  package let declaration: OptionDeclaration
  let read: @Sendable (String) -> Value?

  private init(_ declaration: OptionDeclaration, read: @escaping @Sendable (String) -> Value?) {
    self.declaration = declaration
    self.read = read
  }
}

extension Option<String> {
  /// Declares an option whose value is used as it is typed.
  package static func text(
    _ name: String, letter: Character? = nil, _ placeholder: String, rule: ValueRule = .text,
    defaultText: String? = nil, help: String
  ) -> Self {
    let value = ValueDeclaration(placeholder: placeholder, rule: rule, defaultText: defaultText)
    return Self(.init(name: name, letter: letter, value: value, help: help)) { $0 }
  }
}

extension Option<Int> {
  /// Declares an option whose value is a whole number of a range.
  package static func integer(
    _ name: String, letter: Character? = nil, _ placeholder: String = "N",
    in range: ClosedRange<Int> = 1...Int.max, defaultText: String? = nil, help: String
  ) -> Self {
    let value = ValueDeclaration(
      placeholder: placeholder, rule: .integer(range), defaultText: defaultText)
    return Self(.init(name: name, letter: letter, value: value, help: help)) { Int($0) }
  }
}

extension Option where Value: CaseIterable & RawRepresentable<String> {
  /// Declares an option whose value is one of a type's words.
  package static func choice(
    _ name: String, letter: Character? = nil, defaultText: String? = nil, help: String
  ) -> Self {
    let words = Value.allCases.map(\.rawValue)
    let value = ValueDeclaration(
      placeholder: words.joined(separator: "|"), rule: .choice(words), defaultText: defaultText)
    return Self(.init(name: name, letter: letter, value: value, help: help)) {
      Value(rawValue: $0)
    }
  }
}
