/// Holds an element of an answer, before it is decided whether it becomes XML or JSON.
///
/// An element without a name is the envelope itself: its children lie there side by side.
struct AnswerNode: Sendable, Equatable {
  typealias Attribute = (String, AnswerValue)

  let name: String
  private(set) var attributes: [AnswerAttribute]
  private(set) var children: [AnswerChild] = []
  /// What JSON calls `_content`.
  var text: AnswerValue?

  init(_ name: String, _ attributes: [Attribute] = [], text: AnswerValue? = nil) {
    self.name = name
    self.attributes = attributes.map { AnswerAttribute(name: $0.0, value: $0.1) }
    self.text = text
  }

  /// Makes an element that holds text and nothing else.
  init(_ name: String, text: String) {
    self.init(name, text: .text(text))
  }

  /// Adds attributes behind those that are there.
  mutating func add(_ more: [Attribute]) {
    attributes += more.map { AnswerAttribute(name: $0.0, value: $0.1) }
  }

  /// Adds a child that occurs once.
  mutating func add(_ child: AnswerNode) {
    children.append(.one(child))
  }

  /// Adds children that JSON writes as an array, even when there are none.
  mutating func add(_ name: String, many: [AnswerNode]) {
    children.append(.many(name, many))
  }

  /// Adds a child that occurs once, and gives the whole.
  func with(_ child: AnswerNode) -> AnswerNode {
    var copy = self
    copy.add(child)
    return copy
  }

  /// Adds children that JSON writes as an array, and gives the whole.
  func with(_ name: String, many: [AnswerNode]) -> AnswerNode {
    var copy = self
    copy.add(name, many: many)
    return copy
  }
}
