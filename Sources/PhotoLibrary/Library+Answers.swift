import GalleryModel

extension Library: AnswerMemory {
  /// Recalls an answer that came so short a while ago that its list is gone on with, too.
  package func answer(to question: String) throws -> [UInt8]? {
    let oldest = ListOptions().resumesWithin.map { now() - $0 } ?? Int.max
    return try connection.prepare("SELECT body FROM answer WHERE question = ?1 AND moment >= ?2")
      .first(.text(question), .integer(oldest)) { $0.bytes(0) }
  }

  /// Keeps an answer until it is forgotten, or the run comes to its end.
  package func keep(_ answer: [UInt8], to question: String) throws {
    try connection.prepare("INSERT OR REPLACE INTO answer VALUES (?1, ?2, ?3)")
      .run(.text(question), .bytes(answer), .integer(now()))
  }

  /// Forgets answers, once what they were for is kept.
  package func forgetAnswers(to questions: [String]) throws {
    try connection.transaction {
      let forget = try connection.prepare("DELETE FROM answer WHERE question = ?1")
      for question in questions { try forget.run(.text(question)) }
    }
  }
}
