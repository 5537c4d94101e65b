/// The custom properties of a theme's style sheet, as one of its rules leaves them.
struct Palette {
  /// Which half of `light-dark()` is meant.
  enum Scheme: String, CaseIterable {
    case light
    case dark
  }

  private var values: [String: String] = [:]

  /// Takes over what a rule declares.
  mutating func apply(_ rule: StyleRule) {
    for declaration in rule.declarations where declaration.name.hasPrefix("--") {
      values[declaration.name] = declaration.value
    }
  }

  /// The schemes the palette is shown in; both where it does not say.
  var schemes: [Scheme] {
    let words = (values["--scheme"] ?? "").split(separator: " ")
    let named = words.compactMap { Scheme(rawValue: String($0)) }
    return named.isEmpty ? Scheme.allCases : named
  }

  /// Finds a colour by the name of its property; nothing where it is no plain colour.
  func colour(_ name: String, in scheme: Scheme) -> Colour? {
    colour(of: values[name] ?? "", in: scheme, depth: 0)
  }

  private func colour(of value: String, in scheme: Scheme, depth: Int) -> Colour? {
    guard depth < 8 else { return nil }
    if let inner = Self.inside("var", value) {
      return colour(of: values[inner] ?? "", in: scheme, depth: depth + 1)
    }
    if let inner = Self.inside("light-dark", value) {
      let halves = inner.split(separator: ",", maxSplits: 1).map {
        $0.drop { $0 == " " }
      }
      guard halves.count == 2 else { return nil }
      let half = String(halves[scheme == .light ? 0 : 1])
      let end = half.lastIndex { $0 != " " }.map(half.index(after:)) ?? half.endIndex
      return colour(of: String(half[..<end]), in: scheme, depth: depth + 1)
    }
    return Colour(value)
  }

  private static func inside(_ function: String, _ value: String) -> String? {
    guard value.hasPrefix("\(function)("), value.hasSuffix(")") else { return nil }
    return String(value.dropFirst(function.count + 1).dropLast())
  }
}
