extension Manifest {
  /// Joins two records of one folder when nobody knows how far the second had come about.
  ///
  /// Everything in either is ours; what differs between them is of unknown content.
  func merged(with pending: Manifest) -> [UInt8] {
    var text = ManifestText()
    for position in 0..<count {
      let path = path(at: position)
      let other = pending.position(of: PathKey(path)).map(pending.entry)
      let isCertain = other == entry(at: position)
      text.append(isCertain ? entry(at: position) : .unknown, path: path)
    }
    for position in 0..<pending.count {
      let path = pending.path(at: position)
      if self.position(of: PathKey(path)) == nil { text.append(.unknown, path: path) }
    }
    return text.complete(fingerprint: 0)
  }
}
