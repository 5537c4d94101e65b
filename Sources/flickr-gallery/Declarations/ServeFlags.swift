import Arguments

/// What `serve` understands.
enum ServeFlags {
  static let usualPort = 8000

  static let host = Option<String>.text(
    "host", "ADDRESS", defaultText: "127.0.0.1",
    help: "The address to listen on; any other than the usual one shows the site to others.")
  static let port = Option<Int>.integer(
    "port", letter: "p", in: 0...65_535, defaultText: "\(usualPort), or a free one",
    help: "The port to listen on; 0 takes any free one.")
  static let watch = Flag(
    "watch", letter: "w",
    help: "Build, build again when templates, gallery.json5 or saved answers change, and reload "
      + "the page; all options of build may be given.")
  static let what = Option<String>.text(
    "what", "WHAT", defaultText: "what gallery.json5 says",
    help: "With --watch: where photos come from, as for build.")

  static var all: [OptionDeclaration] {
    let own = [host.declaration, port.declaration, watch.declaration, what.declaration]
    let unfit = [BuildFlags.output.declaration, CommonFlags.json.declaration]
    return own + BuildFlags.all.filter { !unfit.contains($0) }
  }
}
