import WebServer

/// Says in which form a caller wants the answer.
enum AnswerFormat: Sendable, Equatable {
  case xml
  case json
  case jsonp(function: String)

  /// Reads the parameters of a call; nothing where the format is not one of ours.
  init?(_ parameters: [String: String]) {
    switch parameters["format"] ?? "rest" {
    case "rest": self = .xml
    case "json":
      self =
        parameters["nojsoncallback"] == "1"
        ? .json : .jsonp(function: parameters["jsoncallback"] ?? "jsonFlickrApi")
    default: return nil
    }
  }

  /// The format that was not asked for.
  var other: AnswerFormat { self == .xml ? .json : .xml }

  /// Writes an answer or a failure in its envelope.
  func response(_ result: Result<AnswerNode?, APIFailure>) -> WebResponse {
    switch self {
    case .xml:
      let text =
        switch result {
        case .success(let root): XMLWriter.success(root)
        case .failure(let failure): XMLWriter.failure(failure)
        }
      return WebResponse(text: text, type: "text/xml; charset=utf-8")
    case .json:
      return WebResponse(text: json(result), type: "application/json")
    case .jsonp(let function):
      return WebResponse(
        text: "\(function)(\(json(result)))", type: "text/javascript; charset=utf-8")
    }
  }

  private func json(_ result: Result<AnswerNode?, APIFailure>) -> String {
    switch result {
    case .success(let root): JSONWriter.success(root)
    case .failure(let failure): JSONWriter.failure(failure)
    }
  }
}
