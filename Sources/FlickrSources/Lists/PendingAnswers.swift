import GalleryModel

/// Calls for the answers that make a page together, and keeps each until the page is kept.
///
/// So a kill costs no more than the call under way, however many calls a page takes.
struct PendingAnswers {
  let client: FlickrClient
  private let memory: (any AnswerMemory)?
  private var questions: [String] = []

  init(_ client: FlickrClient, memory: (any AnswerMemory)?) {
    self.client = client
    self.memory = memory
  }

  /// Gives the answer of an earlier run that was killed, or calls; keeps those that are to wait.
  mutating func call(
    _ method: String, _ parameters: [String: String] = [:], absentee: Absentee? = nil,
    waits: (FlickrAnswer) -> Bool = { _ in true }
  ) async throws -> FlickrAnswer {
    let question = Self.question(method, parameters)
    if let kept = try recall(question) { return try read(kept, from: method) }
    let (answer, bytes) = try await client.fetch(method, parameters, absentee: absentee)
    if waits(answer) { try keep(bytes, to: question) }
    return answer
  }

  /// Asks which files of a photo exist.
  ///
  /// - Returns: The answer, no bytes where the photo is gone or not for everybody to see.
  mutating func sizes(of photo: PhotoID) async throws -> [UInt8] {
    let (method, parameters) = ("flickr.photos.getSizes", ["photo_id": photo.rawValue])
    let question = Self.question(method, parameters)
    if let kept = try recall(question) { return kept }
    var bytes: [UInt8] = []
    do {
      bytes = try await client.fetch(method, parameters).bytes
    } catch FlickrSourceError.refused(let error) where error.isAbsence {}
    try keep(bytes, to: question)
    return bytes
  }

  /// Reads an answer that was kept.
  func read(_ bytes: [UInt8], from method: String) throws -> FlickrAnswer {
    try FlickrAnswer(fetched: bytes, from: client.endpoint.authority, origin: method)
  }

  /// Forgets the answers: the page is kept now.
  mutating func forget() throws {
    guard !questions.isEmpty else { return }
    try memory?.forgetAnswers(to: questions)
    questions = []
  }

  private mutating func recall(_ question: String) throws -> [UInt8]? {
    guard let kept = try memory?.answer(to: question) else { return nil }
    questions.append(question)
    return kept
  }

  private mutating func keep(_ bytes: [UInt8], to question: String) throws {
    try memory?.keep(bytes, to: question)
    questions.append(question)
  }

  private static func question(_ method: String, _ parameters: [String: String]) -> String {
    let terms = parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return "\(method)?\(terms.joined(separator: "&"))"
  }
}
