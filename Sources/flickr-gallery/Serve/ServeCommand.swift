import Arguments
import Foundation
import Preview
import WebServer

/// Shows a site in the browser until somebody ends it.
struct ServeCommand {
  let arguments: ParsedCommand
  /// The command line without what a configuration file adds, which may change meanwhile.
  let given: ParsedCommand
  let surroundings: Surroundings
  let console: Console

  /// Listens, and perhaps builds, until the task is cancelled, which is the usual end.
  ///
  /// - Throws: ``CommandError`` without a site; ``WebServerError`` where nobody can listen.
  func run() async throws {
    let site = arguments.operands.first ?? "site"
    let watches = arguments[ServeFlags.watch]
    guard watches || FileManager.default.fileExists(atPath: "\(site)/index.html") else {
      throw CommandError.noSite(site)
    }
    let bell = watches ? ChangeBell() : nil
    let host = arguments[ServeFlags.host] ?? "127.0.0.1"
    let responder = SiteResponder(folder: site, hosts: Self.names(of: host), bell: bell)
    let server = try server(on: host, responder)
    console.summary(Wording.serving(site, at: server.url))
    do {
      if let bell {
        var watcher = SiteWatcher(
          given: given, site: site, surroundings: surroundings, console: console)
        try await watcher.run { bell.ring() }
      } else {
        while true { try await Task.sleep(for: .seconds(3600)) }
      }
    } catch is CancellationError {
      console.note(Wording.servedEnough)
    }
    bell?.end()
    server.stop()
  }

  /// Takes the usual port if it is free, and any other port only if nobody asked for one.
  private func server(on host: String, _ responder: SiteResponder) throws -> WebServer {
    let console = console
    let answer: @Sendable (WebRequest) -> WebResponse = { request in
      let response = responder.respond(to: request)
      console.detail(Wording.request(request, answeredBy: response))
      return response
    }
    if let port = arguments[ServeFlags.port] {
      return try WebServer(port: port, host: host, handler: answer)
    }
    do {
      return try WebServer(port: ServeFlags.usualPort, host: host, handler: answer)
    } catch WebServerError.cannotListen {
      return try WebServer(port: 0, host: host, handler: answer)
    }
  }

  /// On the loopback address nobody has a reason to use another name.
  private static func names(of host: String) -> Set<String>? {
    let loopback: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
    let isLoopback = host == "localhost" || host == "::1" || host.hasPrefix("127.")
    return isLoopback ? loopback.union([host]) : nil
  }
}
