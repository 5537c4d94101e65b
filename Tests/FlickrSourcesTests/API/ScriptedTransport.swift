import Foundation
import Synchronization

@testable import FlickrSources

/// Answers requests from a script, the last line of it for ever, and remembers them.
final class ScriptedTransport: Transport {
  enum Step: Sendable {
    case answer(String)
    case status(Int, [String: String])
    case fault(String)
  }

  private struct State {
    var steps: [Step]
    var requests: [HTTPRequest] = []
  }

  private let state: Mutex<State>

  init(_ steps: [Step]) { state = Mutex(State(steps: steps)) }

  var requests: [HTTPRequest] { state.withLock { $0.requests } }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let step = state.withLock { state in
      state.requests.append(request)
      return state.steps.count > 1 ? state.steps.removeFirst() : state.steps[0]
    }
    switch step {
    case .answer(let text): return HTTPResponse(status: 200, body: Array(text.utf8))
    case .status(let status, let headers): return HTTPResponse(status: status, headers: headers)
    case .fault(let reason):
      throw FlickrSourceError.unreachable(host: request.url.host() ?? "", reason: reason)
    }
  }
}
