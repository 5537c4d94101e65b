import FakeFlickr
import Foundation

/// Runs a fake Flickr by hand.
@main
enum FakeFlickrCommand {
  static func main() {
    do {
      let options = try CommandOptions(CommandLine.arguments.dropFirst())
      if options.showsHelp { return print(CommandOptions.help) }
      try run(options)
    } catch {
      FileHandle.standardError.write(Data("fake-flickr: error: \(error)\n".utf8))
      exit(error is UsageError || error is FakeFlickrError ? 64 : 1)
    }
  }

  private static func run(_ options: CommandOptions) throws {
    let fake = try FakeFlickr(options.world, faults: options.faults, port: options.port)
    fake.update { world in
      world.ghosts = Set(world.publicSerials.prefix(options.ghosts))
    }
    // Written past the buffer of print, so that a program that reads it need not wait.
    let settings =
      """
      export FLICKR_API_URL=\(fake.apiURL)
      export FLICKR_FEED_URL=\(fake.feedURL)
      export FLICKR_OAUTH_URL=\(fake.oauthURL)
      export FLICKR_API_KEY=\(fake.credentials.key)
      export FLICKR_API_SECRET=\(fake.credentials.secret)

      """
    try FileHandle.standardOutput.write(contentsOf: Data(settings.utf8))
    waitForInterrupt()
    fake.stop()
  }

  private static func waitForInterrupt() {
    let semaphore = DispatchSemaphore(value: 0)
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { semaphore.signal() }
      source.activate()
      return source
    }
    semaphore.wait()
    for source in sources { source.cancel() }
  }
}
