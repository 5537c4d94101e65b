import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.serialized, .timeLimit(.minutes(15))) struct ServeTests {
  private func text(_ address: String) async throws -> String {
    var request = URLRequest(url: try #require(URL(string: address)))
    request.cachePolicy = .reloadIgnoringLocalCacheData
    let (data, _) = try await URLSession.shared.data(for: request)
    return String(decoding: data, as: UTF8.self)
  }

  /// Waits until a server answers, and a page holds a text.
  private func wait(for wanted: String, at address: String) async throws {
    for _ in 1...4000 {
      do {
        if try await text(address).contains(wanted) { return }
      } catch is URLError {}
      try await Task.sleep(for: .milliseconds(25))
    }
    Issue.record("\(address) never held '\(wanted)'")
  }

  @Test("A site is shown until Control-C, which is no failure")
  func show() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    #expect(try await binary.run(["sample"]).status == 0)
    let port = FreePort.next()
    let running = try binary.start(["serve", "--port", "\(port)", "--verbose"])
    try await wait(for: "Sample gallery", at: "http://127.0.0.1:\(port)/")
    #expect(try await !text("http://127.0.0.1:\(port)/").contains("reload.js"))
    running.interrupt()
    let outcome = try await running.outcome()
    #expect(outcome.status == 0 && outcome.output.contains("http://127.0.0.1:\(port)/"))
    #expect(outcome.errors.contains("GET /: status 200") && outcome.errors.contains("Stopped."))
  }

  @Test("A template that is saved shows at once; a mistake is told, and mended")
  func watch() async throws {
    let folder = try TemporaryFolder()
    let grid = try ProjectFolder.text("Templates/grid.mustache")
    try folder.write(grid, to: "mine/grid.mustache")
    try folder.write("{what: 'sample', templates: 'mine'}", to: "gallery.json5")
    let port = FreePort.next()
    let running = try Binary(folder: folder.path).start(["serve", "--watch", "-p", "\(port)"])
    let address = "http://127.0.0.1:\(port)/"
    try await wait(for: "Sample gallery", at: address)
    #expect(try await text(address).contains("reload.js"))
    #expect(try !folder.text("site/index.html").contains("reload.js"))
    try folder.write("{{titel}}", to: "mine/grid.mustache")
    try await Task.sleep(for: .seconds(3))
    try folder.write(grid.replacing("<h1", with: "<p>Edited</p><h1"), to: "mine/grid.mustache")
    try await wait(for: "Edited", at: address)
    try folder.write("{what: 'sample', title: 'Renamed'}", to: "gallery.json5")
    try await wait(for: "Renamed", at: address)
    running.interrupt()
    let outcome = try await running.outcome()
    #expect(outcome.status == 0 && outcome.errors.contains("mine/grid.mustache:1:"))
  }

  @Test(
    "Without a site there is nothing to show, and only real addresses can be listened on",
    arguments: [
      (["serve"], 1, "flickr-gallery build"),
      (["serve", "--watch", "--what", "sample", "--host", "example.org"], 64, "numeric address"),
      (["serve", "--port", "70000"], 64, "--port"),
    ])
  func refused(arguments: [String], status: Int32, words: String) async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Binary(folder: folder.path).run(arguments)
    #expect(outcome.status == status && outcome.errors.contains(words))
  }
}
