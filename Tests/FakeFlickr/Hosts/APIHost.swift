import WebServer

/// Answers `/services/rest/`.
struct APIHost {
  let credentials: FakeCredentials

  /// Answers a call, as far as its envelope and its list are concerned.
  func response(
    to parameters: [String: String], viewer: FakeOwner?, origin: String, world: World,
    fault: Fault?
  ) -> WebResponse {
    guard let format = AnswerFormat(parameters) else {
      let name = parameters["format"] ?? ""
      return AnswerFormat.xml.response(.failure(APIFailure(111, "Format \"\(name)\" not found")))
    }
    let call = APICall(
      method: parameters["method"] ?? "", parameters: parameters, viewer: viewer, origin: origin,
      world: world, fault: fault)
    let shown = fault == .wrongFormat ? format.other : format
    return shown.response(result(of: call))
  }

  private func result(of call: APICall) -> Result<AnswerNode?, APIFailure> {
    do throws(APIFailure) {
      if call.viewer == nil { try check(key: call["api_key"]) }
      if let failure = FaultFailures.failure(for: call) { throw failure }
      return .success(try MethodTable.answer(call))
    } catch {
      return .failure(error)
    }
  }

  private func check(key: String?) throws(APIFailure) {
    guard key != credentials.key else { return }
    let isWellFormed = key?.count == 32 && key?.allSatisfy(\.isHexDigit) == true
    let reason = isWellFormed ? "Key not found" : "Key has invalid format"
    throw APIFailure(100, "Invalid API Key (\(reason))")
  }
}
