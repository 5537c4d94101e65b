import Arguments

/// Declares the program: what it is called with and how it ends.
enum FlickrGallery {
  static let name = "flickr-gallery"
  static let version = "1.0.0"

  static let build = CommandDeclaration(
    name: "build", abstract: "Make or refresh the site.",
    operand: BuildFlags.what, options: BuildFlags.all,
    examples: [
      Example(
        "flickr-gallery build sample --theme night",
        "The bundled sample in the folder site, night first."),
      Example(
        "flickr-gallery build answers/ --per-page 30 --output gallery",
        "The photos of all saved answers in a folder, in the folder gallery."),
      Example(
        "FLICKR_API_KEY=… flickr-gallery build explore --pages 3",
        "Three pages of Flickr's Explore."),
    ],
    exitCodes: [
      ExitCode.done, .failed, .usage, .unavailable, .permission, .configuration, .interrupted,
    ].map(\.term))

  static let sync = CommandDeclaration(
    name: "sync", abstract: "Fill the library, build nothing.",
    operand: SyncFlags.what, options: SyncFlags.all,
    examples: [
      Example(
        "FLICKR_API_KEY=… flickr-gallery sync https://www.flickr.com/photos/nasacommons",
        "Everything that is public of a member, for builds with --offline.")
    ],
    exitCodes: [
      ExitCode.done, .failed, .usage, .unavailable, .permission, .configuration, .interrupted,
    ].map(\.term))

  static let verify = CommandDeclaration(
    name: "verify", abstract: "Judge a site with every check.",
    operand: VerifyFlags.site, options: VerifyFlags.all,
    examples: [
      Example("flickr-gallery verify site", "Every page and link of the folder site."),
      Example(
        "flickr-gallery verify --sarif findings.sarif", "The same, for a code host to show."),
    ],
    exitCodes: [ExitCode.done, .failed, .foundFaults, .usage, .configuration, .interrupted].map(
      \.term))

  static let serve = CommandDeclaration(
    name: "serve", abstract: "Show a site in the browser, from this machine.",
    operand: OperandDeclaration(placeholder: "SITE", help: "The folder to show (default: site)."),
    options: ServeFlags.all,
    examples: [
      Example("flickr-gallery serve", "The folder site, on http://127.0.0.1:8000/ ."),
      Example(
        "flickr-gallery serve --watch --what sample --templates mine",
        "Builds the sample, builds it again when a template changes, and reloads the page."),
    ],
    exitCodes: [
      ExitCode.done, .failed, .usage, .unavailable, .permission, .configuration,
    ].map(\.term))

  static let publish = CommandDeclaration(
    name: "publish", abstract: "Put the site somewhere, if it has no faults.",
    operand: PublishFlags.target, options: PublishFlags.all,
    examples: [
      Example("flickr-gallery publish /srv/www/gallery", "A folder of this machine."),
      Example(
        "flickr-gallery publish git:origin#gh-pages --dry-run",
        "What would change on a branch for GitHub Pages."),
      Example("flickr-gallery publish me@example.org:www/ --atomic", "A server, all at once."),
    ],
    exitCodes: [
      ExitCode.done, .failed, .foundFaults, .usage, .unavailable, .configuration, .interrupted,
    ].map(\.term))

  static let setup = CommandDeclaration(
    name: "init", abstract: "Write gallery.json5, and a job that builds it every night.",
    options: InitFlags.all,
    examples: [
      Example("flickr-gallery init", "Asks, and writes gallery.json5."),
      Example(
        "flickr-gallery init --what https://www.flickr.com/photos/nasacommons --ci github",
        "Asks nothing, and adds a workflow for GitHub."),
    ],
    exitCodes: [ExitCode.done, .failed, .usage, .interrupted].map(\.term))

  static let templates = CommandDeclaration(
    name: "templates", abstract: "Copy the templates of a style to a folder, to change them.",
    operand: StyleFlags.folder, options: StyleFlags.all,
    examples: [
      Example(
        "flickr-gallery templates mine", "All templates, styles and words, in the folder mine."),
      Example(
        "flickr-gallery build sample --templates mine", "The sample, as the folder mine says."),
    ],
    exitCodes: [ExitCode.done, .failed, .usage].map(\.term))

  static let completions = CommandDeclaration(
    name: "completions", abstract: "Print completions for a shell, or the manual page.",
    operand: OperandDeclaration(
      placeholder: "SHELL", help: "bash, zsh or fish; or man for the manual page."),
    examples: [
      Example(
        "flickr-gallery completions fish > ~/.config/fish/completions/flickr-gallery.fish",
        "Completions for fish, from the next shell on.")
    ],
    exitCodes: [ExitCode.done, .failed, .usage].map(\.term))

  static let login = CommandDeclaration(
    name: "login", abstract: "Let the program read one's own photos on Flickr.",
    options: LoginFlags.all,
    examples: [
      Example(
        "flickr-gallery login",
        "Names an address to open; the page there shows the code to type.")
    ],
    exitCodes: [
      ExitCode.done, .failed, .usage, .unavailable, .permission, .configuration, .interrupted,
    ].map(\.term))

  static let logout = CommandDeclaration(
    name: "logout", abstract: "Forget the login.", options: LoginFlags.talk,
    examples: [Example("flickr-gallery logout", "Removes the saved login from this machine.")],
    exitCodes: [ExitCode.done, .failed, .usage, .configuration].map(\.term))

  static let program = ProgramDeclaration(
    name: name, version: version,
    abstract: "Turns photos from Flickr into a folder of static pages.",
    defaultCommand: build,
    otherCommands: [
      verify, serve, publish, sync, setup, templates, login, logout, completions,
    ],
    environment: [
      Term("FLICKR_API_KEY", "The key that Flickr's API asks for."),
      Term("FLICKR_API_SECRET", "The key's secret, for a login and the calls made with it."),
      Term("FLICKR_OAUTH_TOKEN", "A login's token, in place of the saved login."),
      Term("FLICKR_OAUTH_TOKEN_SECRET", "The secret of that token."),
      Term("FLICKR_API_URL", "Another address of the API; --api-url wins."),
      Term("FLICKR_FEED_URL", "Another folder of the feeds; --feed-url wins."),
      Term("FLICKR_OAUTH_URL", "Another folder of the logins; --oauth-url wins."),
      Term("XDG_CONFIG_HOME", "Where settings are kept, if not in ~/.config."),
      Term("NO_COLOR", "When set, nothing is colored."),
      Term("CI", "When true, the sample never stands in for a missing key."),
    ])
}
