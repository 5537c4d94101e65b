import Arguments
import Testing

@Suite struct ArgumentParserTests {
  @Test(
    "A value stands behind a space or an equals sign",
    arguments: [
      ["--count", "4"], ["--count=4"], ["make", "--count", "4"], ["--count=2", "--count=4"],
    ])
  func values(arguments: [String]) throws {
    #expect(try SampleProgram.run(arguments)[SampleProgram.count] == 4)
  }

  @Test(
    "A letter stands for a long name",
    arguments: [["-o", "here"], ["-o=here"], ["-qo", "here"], ["--output", "here"]])
  func letters(arguments: [String]) throws {
    #expect(try SampleProgram.run(arguments)[SampleProgram.output] == "here")
  }

  @Test("Letters of flags stand together")
  func clusters() throws {
    let parsed = try SampleProgram.run(["-qv"])
    #expect(parsed[SampleProgram.quiet] && parsed[SampleProgram.verbose])
  }

  @Test("What is not given has no value")
  func absent() throws {
    let parsed = try SampleProgram.run([])
    #expect(parsed.name == "make" && parsed.operands.isEmpty)
    #expect(parsed[SampleProgram.count] == nil && parsed[SampleProgram.color] == nil)
    #expect(!parsed[SampleProgram.quiet])
  }

  @Test("A value is read as a word of its type")
  func choices() throws {
    #expect(try SampleProgram.run(["--color", "green"])[SampleProgram.color] == .green)
  }

  @Test(
    "The last of a flag and its opposite counts",
    arguments: [
      (["--shadows"], true), (["--no-shadows"], false), (["--shadows", "--no-shadows"], false),
      (["--no-shadows", "--shadows"], true),
    ])
  func negation(arguments: [String], isOn: Bool) throws {
    #expect(try SampleProgram.run(arguments)[SampleProgram.shadows] == isOn)
  }

  @Test("Operands keep their order among options")
  func operands() throws {
    let parsed = try SampleProgram.run(["chair", "--count", "2", "table", "-q", "-"])
    #expect(parsed.operands == ["chair", "table", "-"])
  }

  @Test("Behind two dashes nothing is an option or a command")
  func terminator() throws {
    let parsed = try SampleProgram.run(["-q", "--", "--count", "judge", "--", "--help"])
    #expect(parsed.name == "make" && parsed.operands == ["--count", "judge", "--", "--help"])
  }

  @Test("A named command gets the arguments behind its name")
  func commands() throws {
    let parsed = try SampleProgram.run(["judge", "-q", "chair"])
    #expect(parsed.name == "judge" && parsed.operands == ["chair"])
  }

  @Test(
    "A request for help wins over mistakes",
    arguments: [
      ["--help"], ["-h"], ["make", "--help"], ["--colour", "-h"], ["--count", "x", "--help"],
      ["-qh"], ["help"], ["help", "make"],
    ])
  func help(arguments: [String]) throws {
    guard case .show(let text) = try ArgumentParser(SampleProgram.program).parse(arguments) else {
      Issue.record("no help for \(arguments)")
      return
    }
    #expect(text.hasPrefix("OVERVIEW: Make"))
  }

  @Test(
    "The version can be asked for anywhere", arguments: [["--version"], ["judge", "--version"]])
  func version(arguments: [String]) throws {
    guard case .show(let text) = try ArgumentParser(SampleProgram.program).parse(arguments) else {
      Issue.record("no version for \(arguments)")
      return
    }
    #expect(text == "2.1.0")
  }
}
