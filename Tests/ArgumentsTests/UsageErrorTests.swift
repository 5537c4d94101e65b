import Arguments
import Testing

@Suite struct UsageErrorTests {
  @Test(
    "Every mistake is told in one clear sentence",
    arguments: [
      (["--colr", "red"], "Unknown option '--colr'. Did you mean '--color'?"),
      (["--out=x"], "Unknown option '--out'. Did you mean '--output'?"),
      (["--no-shadow"], "Unknown option '--no-shadow'. Did you mean '--no-shadows'?"),
      (["--hlep"], "Unknown option '--hlep'. Did you mean '--help'?"),
      (["--wood"], "Unknown option '--wood'."),
      (["-count", "2"], "Unknown option '-count'. Did you mean '--count'?"),
      (["-x"], "Unknown option '-x'."),
      (["-=x"], "Unknown option '-=x'."),
      (["--no-quiet"], "Unknown option '--no-quiet'. Did you mean '--quiet'?"),
      (["--count"], "Missing value for '--count <N>'."),
      (["--output", "--quiet"], "Missing value for '--output <DIR>'."),
      (["-oq"], "Missing value for '--output <DIR>'."),
      (["--quiet=yes"], "The option '--quiet' takes no value, but 'yes' was given."),
      (["--no-shadows=1"], "The option '--no-shadows' takes no value, but '1' was given."),
      (["-q=1"], "The option '-q' takes no value, but '1' was given."),
      (
        ["--count", "0"],
        "The value '0' is invalid for '--count <N>': it must be a whole number from 1 to 9."
      ),
      (
        ["--count", "-1"],
        "The value '-1' is invalid for '--count <N>': it must be a whole number from 1 to 9."
      ),
      (
        ["--size", "ten"],
        "The value 'ten' is invalid for '--size <N>': it must be a whole number, 1 or more."
      ),
      (
        ["--size", "99999999999999999999"],
        "The value '99999999999999999999' is invalid for '--size <N>': "
          + "it must be a whole number, 1 or more."
      ),
      (
        ["--color", "pink"],
        "The value 'pink' is invalid for '--color <red|green|blue>': "
          + "it must be 'red', 'green' or 'blue'."
      ),
      (["--output="], "The value '' is invalid for '--output <DIR>': it must not be empty."),
      (
        ["--address", "ftp://x"],
        "The value 'ftp://x' is invalid for '--address <URL>': "
          + "it must be an address like https://example.org/photos."
      ),
      (
        ["--address", "https://example.org/?page=1"],
        "The value 'https://example.org/?page=1' is invalid for '--address <URL>': "
          + "it must be an address like https://example.org/photos."
      ),
      (
        ["--address", "https:///x"],
        "The value 'https:///x' is invalid for '--address <URL>': "
          + "it must be an address like https://example.org/photos."
      ),
      (["judge", "a", "b"], "Unexpected argument 'b'."),
      (["judge", "--count", "2"], "Unknown option '--count'."),
      (["help", "mkae"], "Unknown command 'mkae'. Did you mean 'make'?"),
      (
        ["--quiet", "judge", "chair"],
        "The command 'judge' must come first. (Write './judge' for a file of that name.)"
      ),
    ])
  func sentences(arguments: [String], expected: String) {
    #expect {
      try ArgumentParser(SampleProgram.program).parse(arguments)
    } throws: { error in
      (error as? UsageError)?.problem.description == expected
    }
  }

  @Test(
    "Addresses of this machine are addresses",
    arguments: ["http://127.0.0.1:8080/services/rest", "HTTPS://example.org"])
  func addresses(text: String) throws {
    #expect(try SampleProgram.run(["--address", text])[SampleProgram.address] == text)
  }

  @Test("The usage line and the way to help follow the sentence")
  func usage() {
    #expect {
      try ArgumentParser(SampleProgram.program).parse(["judge", "--louder"])
    } throws: { error in
      "\(error)" == """
        Unknown option '--louder'.
        Usage: maker judge [<THING>] [<options>]
          See 'maker judge --help' for more information.
        """
    }
  }
}
