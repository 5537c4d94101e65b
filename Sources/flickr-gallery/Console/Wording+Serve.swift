import WebServer

extension Wording {
  static func serving(_ site: String, at address: String) -> String {
    "\(site) is at \(address) (Control-C ends this)"
  }

  static let servedEnough = "Stopped."

  static func request(_ request: WebRequest, answeredBy response: WebResponse) -> String {
    "\(request.method) \(request.path): status \(response.status), "
      + counted(response.body.count, "byte")
  }
}
