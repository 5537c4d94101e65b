import Arguments

/// What `init` understands.
enum InitFlags {
  static let what = Option<String>.text(
    "what", "WHAT", defaultText: "asked", help: "Where photos come from, as for build.")
  static let publish = Option<String>.text(
    "publish", "TARGET", defaultText: "asked, or what fits the jobs",
    help: "Where publish puts the site.")
  static let automation = Option<Automation>.choice(
    "ci", defaultText: "asked, or none",
    help: "Where jobs run that build and publish the gallery every night.")

  static var all: [OptionDeclaration] {
    [
      what.declaration, BuildFlags.title.declaration, BuildFlags.baseURL.declaration,
      publish.declaration, automation.declaration,
    ] + LoginFlags.talk
  }
}
