package import Mustache
package import Presenters

/// Why a theme cannot be used.
package enum PagesError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A template has a mistake.
  case template(TemplateError)
  /// A template that pages need is not there.
  case missingTemplate(String)
  /// A file that should be text is not UTF-8.
  case notText(file: String)
  /// A strings file cannot be read.
  case strings(file: String, reason: String)
  /// There are no strings in a language.
  case unknownLanguage(String, known: [String])
  /// A sentence is missing.
  case wording(WordingError)

  package var description: String {
    switch self {
    case .template(let error): error.description
    case .missingTemplate(let name):
      "\(name): error: the theme has no such template\nhelp: put it into the templates folder"
    case .notText(let file): "\(file): error: it is not UTF-8 text\nhelp: save it as UTF-8"
    case .strings(let file, let reason):
      "\(file): error: \(reason)\n"
        + "help: write one JSON object of texts, such as {\"next\": \"Next\"}"
    case .unknownLanguage(let language, let known):
      "error: there are no strings in '\(language)'\nhelp: languages here: "
        + known.joined(separator: ", ") + "; others need a file strings/\(language).json"
    case .wording(let error): error.description
    }
  }
}
