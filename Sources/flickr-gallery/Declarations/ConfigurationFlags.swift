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
  /// WHAT and the site's folder have the same member for every command.
  static var members: [OptionDeclaration] {
    var seen: Set<String> = [
      config.declaration.name, ServeFlags.what.declaration.name, PublishFlags.site.declaration.name,
    ]
    return FlickrGallery.program.commands
      .filter { $0.options.contains(config.declaration) }.flatMap(\.options)
      .filter { seen.insert($0.name).inserted }
  }

  /// The members that stand for what is no option.
  static let operandMembers = ["what", publish]

  /// Where the site is published.
  static let publish = "publish"

  /// The member that an option is set by: its own name, or another's.
  static func member(of option: String) -> String {
    option == PublishFlags.site.declaration.name ? BuildFlags.output.declaration.name : option
  }

  /// Which member stands in for the operands of a command.
  static func operandMember(of command: String) -> String? {
    switch command {
    case FlickrGallery.build.name, FlickrGallery.sync.name: "what"
    case FlickrGallery.verify.name, FlickrGallery.serve.name: BuildFlags.output.declaration.name
    case FlickrGallery.publish.name: publish
    default: nil
    }
  }
}
