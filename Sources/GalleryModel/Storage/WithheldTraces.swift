/// What would give away photos that may not be published: ids, secrets of their files, titles.
///
/// Ids and secrets are kept as numbers, some bytes each, so that memory stays flat.
package struct WithheldTraces: Sendable, Equatable {
  /// Ids as numbers.
  package private(set) var ids: Set<UInt64> = []
  /// Digests of the secrets in the addresses of files.
  package private(set) var secrets: Set<UInt64> = []
  /// Titles, as they were given.
  package private(set) var titles: Set<String> = []

  /// Shorter secrets would be found in any text.
  package static let shortestSecret = 8

  /// Begins with nothing withheld.
  package init() {}

  /// Tells that nothing is withheld.
  package var isEmpty: Bool { ids.isEmpty }

  /// Sums up what is withheld, whatever came first.
  package var digest: Digest {
    var digest = Digest()
    for set in [ids, secrets] {
      digest.combine(set.reduce(into: 0) { $0 &+= Int(truncatingIfNeeded: Self.mixed($1)) })
    }
    return digest
  }

  /// Adds a photo that may not be published.
  package mutating func note(_ photo: Photo) {
    guard let id = UInt64(photo.id.rawValue) else { return }
    ids.insert(id)
    for secret in Self.secrets(of: photo) { secrets.insert(secret) }
    if !photo.title.isEmpty { titles.insert(photo.title) }
  }

  /// Takes a photo out that is published after all.
  package mutating func drop(_ photo: Photo) {
    guard let id = UInt64(photo.id.rawValue), ids.remove(id) != nil else { return }
    secrets.subtract(Self.secrets(of: photo))
    titles.remove(photo.title)
  }

  /// Gives up what a photo that is published shares with one that is not.
  package mutating func allow(_ photo: Photo) {
    secrets.subtract(Self.secrets(of: photo))
  }

  /// The ids alone, which no photo shares with another.
  package var idsOnly: WithheldTraces {
    var traces = WithheldTraces()
    traces.ids = ids
    return traces
  }

  /// Adds what others withhold.
  package mutating func formUnion(_ other: WithheldTraces) {
    guard !other.isEmpty else { return }
    ids.formUnion(other.ids)
    secrets.formUnion(other.secrets)
    titles.formUnion(other.titles)
  }

  /// Tells whether digits are the id of a photo that is withheld.
  package func holds(id digits: some Sequence<UInt8>) -> Bool {
    Self.number(digits).map(ids.contains) ?? false
  }

  /// Tells whether bytes are a secret of a photo that is withheld.
  package func holds(secret bytes: UnsafeRawBufferPointer) -> Bool {
    secrets.contains(Digest(of: bytes).value)
  }

  /// Reads the number that ASCII digits are.
  private static func number(_ digits: some Sequence<UInt8>) -> UInt64? {
    var number: UInt64 = 0
    for digit in digits {
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(UInt64(digit & 15))
      if isTooLarge || overflows { return nil }
      number = sum
    }
    return number
  }

  private static func secrets(of photo: Photo) -> [UInt64] {
    (photo.sizes.steps + photo.sizes.squares).compactMap { size in
      // The name of a file is id_secret_size, with the kind behind a dot.
      let name = Array(size.url.utf8).split(separator: UInt8(ascii: "/")).last ?? []
      let stem = name.split(separator: UInt8(ascii: ".")).first ?? []
      let parts = stem.split(separator: UInt8(ascii: "_"))
      guard parts.count > 1, parts[1].count >= shortestSecret else { return nil }
      return parts[1].withUnsafeBytes { Digest(of: $0).value }
    }
  }

  private static func mixed(_ number: UInt64) -> UInt64 {
    var digest = Digest()
    digest.combine(Int(truncatingIfNeeded: number))
    return digest.value
  }
}
