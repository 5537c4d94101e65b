import Arguments

/// What every command understands that reads a configuration file.
enum ConfigurationFlags {
  /// The file that is read without being named, where it is there.
  static let defaultFile = "gallery.json5"

  static let config = Option<String>.text(
    "config", "FILE", rule: .file, defaultText: "\(defaultFile), if it is there",
    help: "A file with options by their names, in JSON5; the command line wins.")

  /// The options that a configuration file may set, each once.
  ///
  /// WHAT has the same member for every command.
  static var members: [OptionDeclaration] {
    var seen: Set<String> = [config.declaration.name, ServeFlags.what.declaration.name]
    return FlickrGallery.program.commands
      .filter { $0.options.contains(config.declaration) }.flatMap(\.options)
      .filter { seen.insert($0.name).inserted }
  }

  /// The members that stand for what is no option.
  static let operandMembers = ["what"]

  /// Which member stands in for the operands of a command.
  static func operandMember(of command: String) -> String? {
    switch command {
    case FlickrGallery.build.name, FlickrGallery.sync.name: "what"
    case FlickrGallery.verify.name, FlickrGallery.serve.name: BuildFlags.output.declaration.name
    default: nil
    }
  }
}
