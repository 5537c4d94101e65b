/// Brings a site to a kind of target.
protocol Publisher {
  /// Makes the target like the site, moving what differs and nothing else.
  ///
  /// - Throws: ``PublishError``.
  func publish() async throws -> PublishReport
}
