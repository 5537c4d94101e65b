/// Holds what lies in an element: one thing, or a list of one kind.
indirect enum AnswerChild: Sendable, Equatable {
  case one(AnswerNode)
  case many(String, [AnswerNode])
}
