/// Some photos taken apart into their terms, by any task.
package struct SearchBatch: Sendable {
  /// The photos' terms, by the way to them.
  package let terms: BucketRun
  /// What the photos' results show, by shard.
  package let documents: BucketRun

  /// Takes photos apart whose numbers in the order they come begin with `first`.
  package init(_ entries: [SearchEntry], first: Int, _ scanner: inout TermScanner) {
    var terms = BucketWriter(bucketCount: TermPath.bucketCount)
    var documents = BucketWriter(bucketCount: DocumentShards.bucketCount)
    for (offset, entry) in entries.enumerated() {
      let number = UInt32(first + offset)
      for (text, limit) in entry.texts {
        scanner.scan(text, limit: limit) { term in
          terms.append(number, term, to: TermPath.bucket(of: term))
        }
      }
      documents.append(number, entry.document, to: DocumentShards.bucket(of: entry.id))
    }
    self.terms = terms.run()
    self.documents = documents.run()
  }
}
