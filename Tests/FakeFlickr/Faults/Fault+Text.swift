extension Fault {
  /// Reads a fault as it is written on the command line, such as `429/7` or `short/3`.
  ///
  /// - Throws: ``FakeFlickrError/unknownFault(_:)`` that names the choices.
  package init(text: some StringProtocol) throws(FakeFlickrError) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map { String($0) } ?? ""
    let number = parts.count > 1 ? Int(parts[1]) : nil
    if parts.count > 1 && number == nil { throw .unknownFault(String(text)) }
    if let fault = Self.plain[name], number == nil {
      self = fault
    } else if let fault = Self.counted(name, number) {
      self = fault
    } else {
      throw .unknownFault(String(text))
    }
  }

  private static let plain: [String: Fault] = [
    "html": .html, "wrong-format": .wrongFormat, "malformed": .malformed,
    "truncated": .truncated, "reset": .reset, "closed": .closed, "not-found": .notFound,
    "user-deleted": .userDeleted, "empty": .emptyList, "repeats-past-end": .repeatsPastEnd,
  ]

  private static func counted(_ name: String, _ number: Int?) -> Fault? {
    if let status = Int(name), (300..<600).contains(status) {
      return .http(status, retryAfter: number)
    }
    guard let number else { return nil }
    switch name {
    case "stall": return .stall(.seconds(number))
    case "delay": return .delay(.seconds(number))
    case "error": return .api(APIFailure(number, "Failed on purpose"))
    case "short": return .shortPage(missing: number)
    case "drift": return .totalDrift(number)
    case "shift": return .shifted(by: number)
    case "repeat": return .repeatedPage(number)
    default: return nil
    }
  }
}
