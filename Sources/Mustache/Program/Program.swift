/// Compiled templates: flat tables, never changed, shared by all who render.
final class Program: Sendable {
  let sources: [SourceText]

  /// The instructions of each source.
  let bodies: [Range<Int>]

  let instructions: [Instruction]
  let text: [UInt8]
  let lines: [Int]
  let parts: [Int]
  let delimiters: [Delimiters]
  let sections: [SectionStep]
  let partials: [PartialStep]
  let blocks: [BlockStep]
  let arguments: [BlockArgument]

  init(_ assembler: Assembler) {
    sources = assembler.sources
    bodies = assembler.bodies
    instructions = assembler.instructions
    text = assembler.text
    lines = assembler.lines
    parts = assembler.parts
    delimiters = assembler.delimiters
    sections = assembler.sections
    partials = assembler.partials
    blocks = assembler.blocks
    arguments = assembler.arguments
  }

  func error(at place: Place, _ message: String, help: String?) -> TemplateError {
    sources[place.source].error(at: place.offset, message, help: help)
  }

  /// The parts of a name as the template has them.
  func text(of name: Name) -> String {
    guard name.key != Name.iterator else { return "." }
    let keys = [name.key] + parts[name.rest]
    return keys.map { Vocabulary.name(of: $0) }.joined(separator: ".")
  }
}
