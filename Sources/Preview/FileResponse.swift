import Compression
import WebServer

/// Makes the answer to a request for one file: whole, in part, compressed, or not again.
struct FileResponse {
  private static let longestCompressed = 4 << 20
  private static let shortestCompressed = 256

  private let file: SiteFile
  private let request: WebRequest
  private let type: FileType
  private let version: Int?
  private let isCompressed: Bool

  /// Prepares an answer; a page for a version gets what makes it load anew after that.
  init(_ file: SiteFile, to request: WebRequest, version: Int?) {
    self.file = file
    self.request = request
    type = FileType(path: file.path)
    self.version = type.isPage ? version : nil
    isCompressed =
      type.isText && request.headers["Range"] == nil && Self.acceptsGzip(request)
      && (Self.shortestCompressed...Self.longestCompressed).contains(file.size)
  }

  var response: WebResponse {
    var headers: WebHeaders = [
      "Content-Type": type.name, "ETag": tag, "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff", "Accept-Ranges": "bytes",
    ]
    if type.isText { headers["Vary"] = "Accept-Encoding" }
    if isKnown { return WebResponse(status: 304, headers: headers) }
    if version != nil || isCompressed { return changed(headers) }
    let ifRange = request.headers["If-Range"]
    let range = ifRange.map { $0 == tag } ?? true ? request.headers["Range"] : nil
    switch ByteRange(range, size: file.size) {
    case .whole:
      return WebResponse(headers: headers, body: .file(WebFile(path: file.path, count: file.size)))
    case .part(let part):
      headers["Content-Range"] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(file.size)"
      let body = WebFile(path: file.path, offset: part.lowerBound, count: part.count)
      return WebResponse(status: 206, headers: headers, body: .file(body))
    case .impossible:
      headers["Content-Range"] = "bytes */\(file.size)"
      return WebResponse(status: 416, headers: headers)
    }
  }

  private func changed(_ headers: WebHeaders) -> WebResponse {
    guard var bytes = file.bytes() else {
      return WebResponse(status: 404, text: "There is no such page.\n")
    }
    var headers = headers
    if let version {
      let page = LivePage.reloading(String(decoding: bytes, as: UTF8.self), version: version)
      bytes = Array(page.utf8)
      headers["Accept-Ranges"] = nil
    }
    if isCompressed, let compressed = Gzip.compressed(bytes) {
      bytes = compressed
      headers["Content-Encoding"] = "gzip"
      headers["Accept-Ranges"] = nil
    }
    return WebResponse(headers: headers, body: .bytes(bytes))
  }

  private var tag: String {
    "\"\(file.version)\(version.map { "-\($0)" } ?? "")\(isCompressed ? "-gzip" : "")\""
  }

  /// Tells that the browser has this very version.
  private var isKnown: Bool {
    guard let field = request.headers["If-None-Match"] else { return false }
    return field.split(separator: ",").contains { part in
      let known = part.filter { $0 != " " }
      return known == "*" || known == tag || known == "W/\(tag)"
    }
  }

  /// Reads `Accept-Encoding` (RFC 9110, section 12.5.3).
  private static func acceptsGzip(_ request: WebRequest) -> Bool {
    let field = request.headers["Accept-Encoding"]?.lowercased() ?? ""
    var weights: [String: Double] = [:]
    for part in field.split(separator: ",") {
      let pieces = part.split(separator: ";").map { $0.filter { $0 != " " } }
      guard let name = pieces.first else { continue }
      let weight = pieces.dropFirst().first { $0.hasPrefix("q=") }
      weights[name] = weight.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
    }
    return (weights["gzip"] ?? weights["*"] ?? 0) > 0
  }
}
