import GalleryModel

/// Keeps in memory what a library keeps in a file of single calls.
final class MemoryAnswers: AnswerMemory, DetailCache {
  private(set) var answers: [String: [UInt8]] = [:]
  private let details = MemoryDetailCache()

  func answer(to question: String) -> [UInt8]? { answers[question] }

  func keep(_ answer: [UInt8], to question: String) { answers[question] = answer }

  func forgetAnswers(to questions: [String]) {
    for question in questions { answers[question] = nil }
  }

  func detail(
    _ kind: PhotoDetail.Kind, of photo: PhotoID, updated: Timestamp?
  ) -> PhotoDetail? {
    details.detail(kind, of: photo, updated: updated)
  }

  func save(
    _ detail: PhotoDetail, _ kind: PhotoDetail.Kind, of photo: PhotoID, updated: Timestamp?
  ) -> Bool {
    details.save(detail, kind, of: photo, updated: updated)
  }
}
