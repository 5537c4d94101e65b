import Pages

/// A page to be made, or one that would come out as it is.
enum PageJob: Sendable {
  /// A page of the last build, by its position in the manifest.
  case keep(Int)
  /// A page to render, with a digest of everything it is made of.
  case render(SitePage, fingerprint: UInt64)

  var isNew: Bool {
    if case .render = self { true } else { false }
  }
}
