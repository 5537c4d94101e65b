/// What became of one try of a call.
struct CallOutcome: Sendable {
  /// The answer, or why there is none.
  let answer: Result<FlickrAnswer, FlickrSourceError>
  /// How long the server asks to wait.
  let asked: Duration?

  /// Judges what a server answered.
  init(of method: String, response: HTTPResponse, host: String) {
    asked = RetryAfter.pause(in: response.headers)
    guard response.status == 200 else {
      answer = .failure(.status(response.status, host: host))
      return
    }
    do {
      let answer = try FlickrAnswer(parsing: response.body, origin: method)
      self.answer = answer.failure(of: method).map { .failure(.refused($0)) } ?? .success(answer)
    } catch {
      answer = .failure(.garbled(host: host, reason: "\(error)"))
    }
  }

  /// Notes that no answer came.
  init(failure: FlickrSourceError) {
    answer = .failure(failure)
    asked = nil
  }

  /// Why the try failed, if it did.
  var problem: FlickrSourceError? {
    switch answer {
    case .success: nil
    case .failure(let error): error
    }
  }

  /// Tells that another try may succeed: Flickr sends a broken body now and then.
  var mayPass: Bool { problem?.kind == .unavailable }
}
