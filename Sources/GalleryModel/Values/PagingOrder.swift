/// How a gallery's pages are numbered.
package enum PagingOrder: String, Hashable, Sendable, CaseIterable {
  /// From the newest photo: a new photo moves all others on.
  case newest
  /// From the oldest photo: what is on an old page never changes.
  case stable
}
