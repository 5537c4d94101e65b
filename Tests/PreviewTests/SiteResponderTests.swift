import Compression
import Foundation
import Testing

@testable import Preview
@testable import WebServer

@Suite struct SiteResponderTests {
  private func ask(
    _ responder: SiteResponder, _ path: String, method: String = "GET", query: String = "",
    _ headers: WebHeaders = ["Host": "localhost:8000"]
  ) -> WebResponse {
    responder.respond(
      to: WebRequest(method: method, path: path, query: query, headers: headers, body: []))
  }

  private func text(_ response: WebResponse) throws -> String {
    switch response.body {
    case .bytes(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .file(let file):
      let data = try Data(contentsOf: URL(filePath: file.path))
      return String(decoding: data[file.offset..<file.offset + file.count], as: UTF8.self)
    }
  }

  private let page = """
    <html><head><meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; \
    script-src &#39;self&#39;; base-uri &#39;none&#39;" /></head><body><p>Hello</p></body></html>
    """

  private func site(_ folder: borrowing TemporaryFolder) throws -> SiteResponder {
    try folder.write(page, to: "site/index.html")
    try folder.write("<head><meta charset=\"utf-8\" /></head>lost", to: "site/404.html")
    try folder.write(String(repeating: "a { color: red }\n", count: 99), to: "site/assets/a.css")
    try folder.write("0123456789", to: "site/images/a b.jpg")
    try folder.write("secret", to: "site/.flickr-gallery/manifest")
    try folder.write("secret", to: "outside.txt")
    try folder.write("<p>in</p>", to: "site/album/index.html")
    try link("\(folder.path)/site/out.txt", "\(folder.path)/outside.txt")
    try link("\(folder.path)/site/up", folder.path)
    try link("\(folder.path)/site/same.jpg", "\(folder.path)/site/images/a b.jpg")
    return SiteResponder(
      folder: "\(folder.path)/site", hosts: ["localhost", "127.0.0.1", "[::1]"])
  }

  private func link(_ at: String, _ to: String) throws {
    try FileManager.default.createSymbolicLink(atPath: at, withDestinationPath: to)
  }

  @Test(
    "Files come with their type, whole; nothing hidden, no folder, and nothing outside comes",
    arguments: [
      ("/", 200, "text/html; charset=utf-8"),
      ("/index.html", 200, "text/html; charset=utf-8"),
      ("/assets/a.css", 200, "text/css; charset=utf-8"),
      ("/images/a b.jpg", 200, "image/jpeg"),
      ("/same.jpg", 200, "image/jpeg"),
      ("/album/", 200, "text/html; charset=utf-8"),
      ("/images", 404, "text/html; charset=utf-8"),
      ("/images/", 404, "text/html; charset=utf-8"),
      ("/index.html/", 404, "text/html; charset=utf-8"),
      ("/out.txt", 404, "text/html; charset=utf-8"),
      ("/up/outside.txt", 404, "text/html; charset=utf-8"),
      ("/../outside.txt", 404, "text/html; charset=utf-8"),
      ("/.flickr-gallery/manifest", 404, "text/html; charset=utf-8"),
      ("/.flickr-gallery/reload.js", 404, "text/html; charset=utf-8"),
      ("/images/a b.jpg\0.html", 404, "text/html; charset=utf-8"),
      ("/none", 404, "text/html; charset=utf-8"),
    ])
  func files(path: String, status: Int, type: String) throws {
    let folder = try TemporaryFolder()
    let response = ask(try site(folder), path)
    #expect(response.status == status && response.headers["Content-Type"] == type)
    #expect(try !text(response).contains("secret"))
    if status == 404 { #expect(try text(response).contains("<base href=\"/\" />")) }
  }

  @Test("A page for what is missing that names the site's future folder shows without it")
  func rootedMissing() throws {
    let folder = try TemporaryFolder()
    let responder = try site(folder)
    try folder.write(
      """
      <head><meta charset="utf-8" /><link href="/a/b/assets/a.css" /></head>
      <a href="/a/b/index.html">x</a> <a href="/a/b/none.html">y</a> <a href="//x.org/">z</a>
      """, to: "site/404.html")
    let page = try text(ask(responder, "/photo/none"))
    #expect(page.contains("<link href=\"/assets/a.css\" />"))
    #expect(page.contains("<a href=\"/index.html\">x</a>"))
    #expect(page.contains("<a href=\"/a/b/none.html\">y</a> <a href=\"//x.org/\">z</a>"))
  }

  @Test("A folder with an index leads to its slash, escaped")
  func redirect() throws {
    let folder = try TemporaryFolder()
    let responder = try site(folder)
    try folder.write("x", to: "site/é x/index.html")
    #expect(ask(responder, "/album", query: "a=b").headers["Location"] == "/album/?a=b")
    let response = ask(responder, "/é x")
    #expect(response.status == 301 && response.headers["Location"] == "/%C3%A9%20x/")
  }

  @Test(
    "A part of a file is sent where one is asked for",
    arguments: [
      ("bytes=0-3", 206, "0123", "bytes 0-3/10"), ("bytes=4-", 206, "456789", "bytes 4-9/10"),
      ("bytes=-3", 206, "789", "bytes 7-9/10"), ("bytes=8-99", 206, "89", "bytes 8-9/10"),
      ("bytes=-99", 206, "0123456789", "bytes 0-9/10"), ("bytes=10-", 416, "", "bytes */10"),
      ("bytes=-0", 416, "", "bytes */10"), ("bytes=5-2", 200, "0123456789", nil),
      ("bytes=0-1,4-5", 200, "0123456789", nil), ("lines=0-3", 200, "0123456789", nil),
      ("bytes=x-y", 200, "0123456789", nil), ("bytes=-", 200, "0123456789", nil),
      ("bytes=9223372036854775807-", 416, "", "bytes */10"),
      ("bytes=0-99999999999999999999", 416, "", "bytes */10"),
      ("bytes=0-9223372036854775807", 206, "0123456789", "bytes 0-9/10"),
    ])
  func ranges(range: String, status: Int, content: String, described: String?) throws {
    let folder = try TemporaryFolder()
    let headers: WebHeaders = ["Host": "localhost", "Range": range]
    let response = ask(try site(folder), "/images/a b.jpg", headers)
    #expect(response.status == status && response.headers["Content-Range"] == described)
    #expect(try text(response) == content)
  }

  @Test("What a browser has is not sent again, and a part only of the version it knows")
  func known() throws {
    let folder = try TemporaryFolder()
    let responder = try site(folder)
    let path = "/images/a b.jpg"
    let tag = try #require(ask(responder, path).headers["ETag"])
    for field in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let response = ask(responder, path, ["Host": "localhost", "If-None-Match": field])
      #expect(response.status == 304 && response.body == .bytes([]))
    }
    #expect(ask(responder, path, ["Host": "localhost", "If-None-Match": "\"x\""]).status == 200)
    let range: WebHeaders = ["Host": "localhost", "Range": "bytes=0-1", "If-Range": "\"x\""]
    #expect(ask(responder, path, range).status == 200)
    try folder.write("other", to: "site/images/a b.jpg")
    #expect(ask(responder, path, ["Host": "localhost", "If-None-Match": tag]).status == 200)
  }

  @Test(
    "Text is compressed for those who can read it",
    arguments: [
      ("gzip", true), ("br, gzip;q=0.5", true), ("*", true), ("gzip;q=0", false), ("br", false),
      ("", false), ("identity, gzip; q=1", true),
    ])
  func compression(field: String, isCompressed: Bool) throws {
    let folder = try TemporaryFolder()
    let responder = try site(folder)
    let plain = ask(responder, "/assets/a.css")
    let response = ask(
      responder, "/assets/a.css", ["Host": "localhost", "Accept-Encoding": field])
    #expect((response.headers["Content-Encoding"] == "gzip") == isCompressed)
    #expect((response.body.count < plain.body.count / 5) == isCompressed)
    #expect((response.headers["ETag"] != plain.headers["ETag"]) == isCompressed)
    #expect(response.headers["Vary"] == "Accept-Encoding")
    let picture = ask(
      responder, "/images/a b.jpg", ["Host": "localhost", "Accept-Encoding": field])
    #expect(picture.headers["Content-Encoding"] == nil)
  }

  @Test("Nothing can be changed, and strangers' names for this machine do not work")
  func refused() throws {
    let folder = try TemporaryFolder()
    let responder = try site(folder)
    let post = ask(responder, "/", method: "POST")
    #expect(post.status == 405 && post.headers["Allow"] == "GET, HEAD")
    #expect(ask(responder, "/", method: "HEAD").status == 200)
    for host in ["evil.example", "localhost.evil.example:80", ""] {
      #expect(ask(responder, "/", ["Host": host]).status == 421)
    }
    for host in ["LOCALHOST", "127.0.0.1:8000", "[::1]:8000", "[::1]"] {
      #expect(ask(responder, "/", ["Host": host]).status == 200)
    }
  }

  @Test("With a bell, pages carry the script, and their policy permits it; files do not change")
  func live() throws {
    let folder = try TemporaryFolder()
    _ = try site(folder)
    let bell = ChangeBell()
    let responder = SiteResponder(folder: "\(folder.path)/site", hosts: nil, bell: bell)
    let first = ask(responder, "/")
    let served = try text(first)
    #expect(served.contains("<script src=\"/.flickr-gallery/reload.js?1\"></script></body>"))
    #expect(
      served.contains(
        "default-src 'none'; script-src 'self'; base-uri 'none'; connect-src 'self'\""))
    #expect(try folder.text("site/index.html") == page)
    bell.ring()
    let tag = try #require(first.headers["ETag"])
    #expect(ask(responder, "/", ["If-None-Match": tag]).status == 200)
    #expect(try text(ask(responder, "/.flickr-gallery/changes", query: "1")) == "2")
    #expect(try text(ask(responder, "/.flickr-gallery/reload.js")).contains("location.reload"))
    #expect(try text(ask(responder, "/none")).contains("reload.js?2"))
  }

  @Test("Waiting for a change ends with it, or with the server")
  func waiting() async throws {
    let bell = ChangeBell()
    async let waited = Task.detached { bell.wait(since: 1, atMost: .seconds(3600)) }.value
    try await Task.sleep(for: .milliseconds(50))
    bell.ring()
    #expect(await waited == 2)
    #expect(bell.wait(since: 2, atMost: .milliseconds(5)) == 2)
    bell.end()
    #expect(bell.wait(since: 2, atMost: .seconds(3600)) == 2)
  }
}
