/// Keeps answers that wait for others, so that a killed run need not ask for them again.
///
/// A page that takes several calls is kept when the last of them is answered; until then its answers
/// are here.
package protocol AnswerMemory: AnyObject {
  /// Recalls an answer that came a short while ago; `nil` where none did.
  func answer(to question: String) throws -> [UInt8]?

  /// Keeps an answer, as it is to be read again.
  func keep(_ answer: [UInt8], to question: String) throws

  /// Forgets answers, once what they were for is kept.
  func forgetAnswers(to questions: [String]) throws
}
