import WebServer

/// Spoils a response in the way of a fault.
enum FaultEffect {
  static func apply(_ fault: Fault, to response: WebResponse, isAPI: Bool) -> WebResponse {
    var spoiled = response
    switch fault {
    case .http(let status, let wait):
      spoiled = WebResponse(status: status, text: "Status \(status), on purpose.\n")
      spoiled.headers["Retry-After"] = wait.map { "\($0)" }
    case .html:
      spoiled = WebResponse(text: page, type: "text/html; charset=utf-8")
    case .wrongFormat, .malformed:
      spoiled.body = .bytes(cut(response, keepingTail: fault == .wrongFormat))
    case .truncated: spoiled.delivery = .truncated(after: response.body.count / 2)
    case .stall(let time): spoiled.delivery = .stalled(after: response.body.count / 2, for: time)
    case .delay(let time): spoiled.delay = time
    case .reset: spoiled.delivery = .reset
    case .closed: spoiled.delivery = .closed
    case .api, .notFound, .userDeleted:
      if !isAPI { spoiled = WebResponse(status: 404, text: "Not found, on purpose.\n") }
    case .shortPage, .totalDrift, .shifted, .repeatedPage, .repeatsPastEnd, .emptyList: break
    }
    return spoiled
  }

  private static let page =
    "<!DOCTYPE html>\n<html><head><title>Flickr</title></head>"
    + "<body><h1>Hold your clicks a moment please...</h1></body></html>\n"

  /// Drops the last bracket, so that nothing can read it; or puts a stray comma before it.
  private static func cut(_ response: WebResponse, keepingTail: Bool) -> [UInt8] {
    guard case .bytes(var bytes) = response.body else { return [] }
    let brackets = [UInt8(ascii: "}"), UInt8(ascii: ">")]
    guard let last = bytes.lastIndex(where: brackets.contains) else { return bytes }
    if !keepingTail {
      bytes.remove(at: last)
    } else if bytes[last] == brackets[0] {
      bytes.insert(UInt8(ascii: ","), at: last)
    }
    return bytes
  }
}
