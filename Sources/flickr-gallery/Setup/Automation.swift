/// Where jobs run that build a gallery every night.
enum Automation: String, CaseIterable, Sendable {
  case github
  case gitlab
  case forgejo

  /// Where its jobs are described.
  var path: String {
    switch self {
    case .github: ".github/workflows/gallery.yml"
    case .gitlab: ".gitlab-ci.yml"
    case .forgejo: ".forgejo/workflows/gallery.yml"
    }
  }

  /// Where it shows static pages from.
  var usualTarget: String {
    switch self {
    case .github: "git:origin#gh-pages"
    case .gitlab: "public"
    case .forgejo: "git:origin#pages"
    }
  }
}
