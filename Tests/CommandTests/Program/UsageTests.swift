import Testing

@Suite struct UsageTests {
  @Test(
    "A wrong command line ends with 64 and a sentence that names the option",
    arguments: [
      (["--pages", "0"], "'0' is invalid for '--pages <N>': it must be a whole number, 1 or more"),
      (["--pages=-3"], "'-3' is invalid for '--pages <N>'"),
      (
        ["--per-page", "0"],
        "'0' is invalid for '--per-page <N>': it must be a whole number from 1 to 100000"
      ),
      (
        ["--theme", "dusk"],
        "'dusk' is invalid for '--theme <day|night|auto>': it must be 'day', 'night' or 'auto'"
      ),
      (["--visibility", "friends"], "it must be 'public' or 'all'"),
      (["--safety", "high"], "it must be 'safe', 'moderate' or 'restricted'"),
      (["--geo", "city"], "it must be 'none', 'rounded' or 'exact'"),
      (["--jobs", "many"], "'many' is invalid for '--jobs <N>'"),
      (["--api-url", "flickr"], "'flickr' is invalid for '--api-url <URL>'"),
      (["--base-url", "/photos"], "'/photos' is invalid for '--base-url <URL>'"),
      (["--them", "day"], "Unknown option '--them'. Did you mean '--theme'?"),
      (["--output"], "Missing value for '--output <DIR>'"),
      (["sample", "explore"], "'sample' cannot be combined with other photos"),
      (["https://www.flickr.com/gp/x/y"], "a guest pass shows photos that are not public"),
      (["verify", "a", "b"], "Unexpected argument 'b'"),
    ])
  func wrong(arguments: [String], sentence: String) async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Binary(folder: folder.path).run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("Error: ") && outcome.errors.contains(sentence))
    #expect(outcome.output.isEmpty)
    #expect(try folder.files(in: "").isEmpty)
  }

  @Test(
    "Help goes to standard output",
    arguments: [
      (["--help"], "USAGE: flickr-gallery [<command>]"),
      (["build", "-h"], "USAGE: flickr-gallery build [<WHAT>]... [<options>]"),
      (["help", "verify"], "USAGE: flickr-gallery verify [<SITE>] [<options>]"),
    ])
  func help(arguments: [String], line: String) async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Binary(folder: folder.path).run(arguments)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.contains(line))
  }

  @Test("The version is one line")
  func version() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Binary(folder: folder.path).run(["--version"])
    #expect(outcome.status == 0 && outcome.output == "1.0.0\n")
  }
}
