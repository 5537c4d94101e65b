import CLibXML2

extension MarkupProblem {
  /// Refuses a document that tries to define its own entities.
  static func entityDeclaration(line: Int, column: Int) -> MarkupProblem {
    MarkupProblem(
      line: line, column: column,
      message: "an entity is declared; entities are refused because they can read files and "
        + "fill memory")
  }

  /// Refuses a document larger than any that is expected.
  static func tooLarge(byteCount: Int, limit: Int) -> MarkupProblem {
    MarkupProblem(message: "it has \(byteCount) bytes; at most \(limit) are read")
  }

  /// Refuses an encoding that hardly anybody uses.
  static func unknownEncoding(_ name: String) -> MarkupProblem {
    MarkupProblem(
      line: 1, message: "its encoding '\(name)' is not read; UTF-8, UTF-16 and ISO-8859-1 are")
  }

  /// Tells that libxml2 could not allocate what it needs.
  static let outOfMemory = MarkupProblem(message: "memory ran out")

  /// Tells that a document broke off without libxml2 saying why.
  static let notWellFormed = MarkupProblem(message: "the document is not well-formed")

  /// Copies an error out of libxml2's parser.
  init(_ error: xmlError) {
    let text = unsafe LibXML.string(error.message)
    let message =
      text.hasPrefix("Excessive depth") ? "elements are nested too deeply" : Self.tidied(text)
    let column = unsafe Int(error.int2)
    self.init(
      line: unsafe max(Int(error.line), 0), column: column > 0 ? column : nil, message: message)
  }

  /// Brings a message of libxml2's into one line that starts in lower case.
  static func tidied(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: true).joined(separator: "; ")
    guard let first = line.first else { return "the document is not well-formed" }
    let second = line.dropFirst().first
    return second?.isUppercase == true ? line : first.lowercased() + line.dropFirst()
  }
}
