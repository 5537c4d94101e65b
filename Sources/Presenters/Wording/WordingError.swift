/// Why the words of a language cannot be used.
package enum WordingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A sentence is in neither the language's file nor the English one.
  case missingPhrase(key: String, language: String)

  package var description: String {
    switch self {
    case .missingPhrase(let key, let language):
      "strings/\(language).json: error: no sentence '\(key)', and strings/en.json has none either"
        + "\nhelp: add \"\(key)\" to one of them"
    }
  }
}
