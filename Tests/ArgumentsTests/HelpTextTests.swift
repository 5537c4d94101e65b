import Arguments
import Testing

@Suite struct HelpTextTests {
  @Test("Help on a command is written from its declarations")
  func command() {
    #expect(
      HelpText.command(SampleProgram.make, of: SampleProgram.program) == """
        OVERVIEW: Make things.

        USAGE: maker make [<THING>]... [<options>]

        ARGUMENTS:
          <THING>  What to make, by its name or its number.

        OPTIONS:
          --count <N>             How many to make. (default: 3)
          --size <N>              How large each is.
          -c, --color <red|green|blue>
                                  Which color.
          -o, --output <DIR>      Where to. (default: out)
          --address <URL>         Where the rest of the world finds it.
          -q, --quiet             Say nothing.
          -v, --verbose           Say everything.
          --shadows/--no-shadows  Draw shadows.
          --version               Show the version.
          -h, --help              Show this help.

        EXAMPLES:
          maker make --count 2 chair
              Two chairs in the folder out.

        ENVIRONMENT:
          MAKER_KEY  The key to the workshop.

        EXIT CODES:
          0   Everything was made.
          64  The command line is wrong.
        """)
  }

  @Test("Help on the program lists its commands")
  func program() {
    let text = HelpText.program(SampleProgram.program)
    #expect(text.contains("  make   Make things. (the default command)\n  judge  Judge a thing."))
    #expect(text.hasSuffix("See 'maker help <command>' for the options of a command."))
  }

  @Test("No line is wider than a terminal")
  func width() {
    let help = String(repeating: "words that go on ", count: 20)
    let option = Flag("long", help: help).declaration
    let command = CommandDeclaration(name: "x", abstract: "Does.", options: [option])
    let lines = HelpText.command(command, of: SampleProgram.program).split(separator: "\n")
    #expect(lines.count > 5 && lines.allSatisfy { $0.count <= 80 })
  }
}
