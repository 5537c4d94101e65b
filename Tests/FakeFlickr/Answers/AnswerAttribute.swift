/// Holds one attribute of an element.
struct AnswerAttribute: Sendable, Equatable {
  let name: String
  let value: AnswerValue
}
