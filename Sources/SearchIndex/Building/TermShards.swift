/// Writes the shards of terms, each of a bounded size.
struct TermShards: Sendable {
  /// About how many bytes a shard holds before it is split.
  static let limit = 48 << 10

  let postings: PostingList

  /// Writes the terms of a way into as few files as the limit allows.
  ///
  /// `path` are the steps so far; `leaves` gets the way to each file.
  func write(
    _ terms: [SearchTerm], of bucket: TermBucket, path: String, leaves: inout [String],
    files: inout [SearchFile]
  ) {
    guard !terms.isEmpty else { return }
    // Terms that have ended cannot be told apart by another step.
    let isOpen = terms.count > 1 && !path.hasSuffix(TermPath.name(of: TermPath.end))
    guard isOpen, terms.reduce(0, { $0 + $1.weight }) > Self.limit else {
      leaves.append(path)
      files.append(
        SearchFile(name: "t" + path, text(of: [(bucket, terms)], files: &files)))
      return
    }
    var children = [[SearchTerm]](repeating: [], count: TermPath.fanOut)
    for term in terms { children[TermPath.step(path.utf8.count, of: term.text)].append(term) }
    for (step, child) in children.enumerated() {
      write(
        child, of: bucket, path: path + TermPath.name(of: step), leaves: &leaves, files: &files)
    }
  }

  /// Writes a list of terms and what they find; older photos go into files of their own.
  func text(
    of parts: [(bucket: TermBucket, terms: [SearchTerm])], files: inout [SearchFile]
  ) -> [UInt8] {
    var bytes = Array("[".utf8)
    for (bucket, terms) in parts {
      for term in terms {
        if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: term.text)
        bytes.append(contentsOf: "\",".utf8)
        write(term, of: bucket, to: &bytes, files: &files)
      }
    }
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }

  private func write(
    _ term: SearchTerm, of bucket: TermBucket, to bytes: inout [UInt8],
    files: inout [SearchFile]
  ) {
    let isSplit = term.chunkCount > 0
    bytes.append(contentsOf: (isSplit ? "[\"" : "\"").utf8)
    postings.write(bucket.places[term.newest], to: &bytes)
    bytes.append(UInt8(ascii: "\""))
    guard isSplit else { return }
    let name = "m" + Self.name(of: term.text)
    bytes.append(contentsOf: ",\"\(name)\",\"".utf8)
    let oldest = (0..<term.chunkCount).map { bucket.places[term.chunk($0).upperBound - 1] }
    postings.write(ArraySlice(oldest.reversed()), to: &bytes)
    bytes.append(contentsOf: "\"]".utf8)
    for number in 0..<term.chunkCount {
      var text = Array("\"".utf8)
      postings.write(bucket.places[term.chunk(number)], to: &text)
      text.append(UInt8(ascii: "\""))
      files.append(SearchFile(name: "\(name)-\(number)", text))
    }
  }

  /// Names a term in ASCII: its bytes in hexadecimal digits.
  private static func name(of term: ArraySlice<UInt8>) -> String {
    term.reduce(into: "") { name, byte in
      name += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
