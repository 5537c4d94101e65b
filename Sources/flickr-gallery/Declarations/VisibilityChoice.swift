/// Which photos may be published, by who sees them on Flickr.
enum VisibilityChoice: String, CaseIterable, Sendable {
  case onlyPublic = "public"
  case all
}
