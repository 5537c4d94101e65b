import Compression
package import WebServer

/// Answers requests for the files of a site, as a good web server would.
///
/// There are no listings of folders, and nothing outside the folder is ever read.
package struct SiteResponder: Sendable {
  /// Files up to this size are compressed, and pages changed, in memory.
  private static let longestInMemory = 8 << 20

  private let files: SiteFiles
  private let hosts: Set<String>?
  private let bell: ChangeBell?

  /// Serves a folder.
  ///
  /// - Parameters:
  ///   - folder: The site; need not be there yet.
  ///   - hosts: The names that requests may call this server by, against pages elsewhere that
  ///     lead a browser here under a name of their own; `nil` allows any.
  ///   - bell: Makes pages load anew when it rings.
  package init(folder: String, hosts: Set<String>?, bell: ChangeBell? = nil) {
    files = SiteFiles(in: folder)
    self.hosts = hosts
    self.bell = bell
  }

  /// Answers one request.
  package func respond(to request: WebRequest) -> WebResponse {
    guard ["GET", "HEAD"].contains(request.method) else {
      var response = WebResponse(status: 405, text: "This server only shows files.\n")
      response.headers["Allow"] = "GET, HEAD"
      return response
    }
    guard isCalledRightly(request) else {
      return WebResponse(status: 421, text: "This server does not go by that name.\n")
    }
    if let bell, let response = answer(of: bell, to: request) { return response }
    switch files.find(request.path) {
    case .file(let file):
      return FileResponse(file, to: request, version: version(of: file)).response
    case .folder: return redirect(request)
    case .nothing: return notFound(request)
    }
  }

  /// The version a page is made for, where pages are to load anew.
  private func version(of file: SiteFile) -> Int? {
    file.size < Self.longestInMemory ? bell?.version : nil
  }

  private func isCalledRightly(_ request: WebRequest) -> Bool {
    guard let hosts else { return true }
    guard let host = request.headers["Host"] else { return false }
    let isNumbered = host.hasPrefix("[")
    let name = host.split(separator: isNumbered ? "]" : ":", maxSplits: 1).first ?? ""
    return hosts.contains((isNumbered ? name + "]" : name).lowercased())
  }

  private func answer(of bell: ChangeBell, to request: WebRequest) -> WebResponse? {
    let response: WebResponse
    switch request.path {
    case LivePage.scriptPath:
      response = WebResponse(
        text: LivePage.script, type: "text/javascript; charset=utf-8")
    case LivePage.changesPath:
      let known = Int(request.query) ?? 0
      response = WebResponse(text: "\(bell.wait(since: known, atMost: .seconds(20)))")
    default: return nil
    }
    var fresh = response
    fresh.headers["Cache-Control"] = "no-store"
    return fresh
  }

  private func redirect(_ request: WebRequest) -> WebResponse {
    let query = request.query.isEmpty ? "" : "?\(request.query)"
    var response = WebResponse(status: 301, text: "")
    response.headers["Location"] = "\(PathEscapes.escaped(request.path))/\(query)"
    return response
  }

  private func notFound(_ request: WebRequest) -> WebResponse {
    guard case .file(let file) = files.find("/404.html"), file.size < Self.longestInMemory,
      let bytes = file.bytes()
    else { return WebResponse(status: 404, text: "There is no such page.\n") }
    var page = LivePage.rooted(String(decoding: bytes, as: UTF8.self)) {
      if case .file = files.find($0) { true } else { false }
    }
    if let bell { page = LivePage.reloading(page, version: bell.version) }
    var response = WebResponse(status: 404, text: page, type: "text/html; charset=utf-8")
    response.headers["Cache-Control"] = "no-cache"
    return response
  }
}
