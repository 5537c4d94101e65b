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

  /// Starts a server on a port that is free, and waits until it listens.
  private func serve(
    in folder: String, _ options: String...
  ) async throws -> (running: RunningBinary, address: String) {
    let running = try Binary(folder: folder).start(["serve", "--port", "0"] + options)
    let told = await running.output { $0.contains("/ (") }
    let address = try #require(told.firstMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+\//))
    return (running, String(address.output))
  }

  /// Waits until a page holds a text, however long a build takes.
  private func wait(for wanted: String, at address: String) async throws {
    while try await !text(address).contains(wanted) { try await Task.sleep(for: .milliseconds(25)) }
  }

  @Test("A site is shown until Control-C, which is no failure")
  func show() async throws {
    let folder = try TemporaryFolder()
    #expect(try await Binary(folder: folder.path).run(["sample"]).status == 0)
    let (running, address) = try await serve(in: folder.path, "--verbose")
    let page = try await text(address)
    #expect(page.contains("Sample gallery") && !page.contains("reload.js"))
    running.interrupt()
    let outcome = try await running.outcome()
    #expect(outcome.status == 0 && outcome.errors.contains("Stopped."))
    #expect(outcome.errors.contains("GET /: status 200"))
  }

  @Test("A template that is saved shows at once; a mistake is told, and mended")
  func watch() async throws {
    let folder = try TemporaryFolder()
    let grid = try ProjectFolder.text("Templates/grid.mustache")
    try folder.write(grid, to: "mine/grid.mustache")
    try folder.write("{what: 'sample', templates: 'mine'}", to: "gallery.json5")
    let (running, address) = try await serve(in: folder.path, "--watch")
    try await wait(for: "Sample gallery", at: address)
    #expect(try await text(address).contains("reload.js"))
    #expect(try !folder.text("site/index.html").contains("reload.js"))
    try folder.write("{{titel}}", to: "mine/grid.mustache")
    let mistake = "mine/grid.mustache:1:"
    #expect(await running.errors { $0.contains(mistake) }.contains(mistake))
    try folder.write(grid.replacing("<h1", with: "<p>Edited</p><h1"), to: "mine/grid.mustache")
    try await wait(for: "Edited", at: address)
    try folder.write("{what: 'sample', title: 'Renamed'}", to: "gallery.json5")
    try await wait(for: "Renamed", at: address)
    running.interrupt()
    #expect(try await running.outcome().status == 0)
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
