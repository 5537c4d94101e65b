import Arguments

/// What `verify` understands.
enum VerifyFlags {
  static let sarif = Option<String>.text(
    "sarif", "FILE", rule: .file,
    help: "Write the findings to a file as SARIF 2.1.0, which code hosts show.")

  static let linkedImages = Flag(
    "linked-images",
    help: "Fetch every picture that pages link to on Flickr, to see whether it is still there.")

  static let site = OperandDeclaration(
    placeholder: "SITE", help: "The folder to judge (default: site).")

  static var all: [OptionDeclaration] {
    [
      sarif.declaration, linkedImages.declaration, LibraryFlags.library.declaration,
      BuildFlags.visibility.declaration,
      BuildFlags.safety.declaration, ConfigurationFlags.config.declaration,
    ] + CommonFlags.all
  }
}
