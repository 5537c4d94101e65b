/// What is asked before a gallery is set up.
package enum SetupQuestion: String, Hashable, Sendable, CaseIterable {
  /// Where the photos come from; the only question without which there is no gallery.
  case what
  /// What the site is called; nothing takes the source's title.
  case title
  /// Where the site will be published, as its readers see it.
  case baseURL
  /// Where the files are put.
  case target
  /// Where jobs run every night.
  case automation

  /// Tells whether an empty line is an answer.
  package var isOptional: Bool { self != .what }
}
