/// The index of a gallery, ready to be written group by group, by any number of tasks.
package struct SearchIndexPlan: Sendable {
  private let terms: BucketStore
  private let documents: BucketStore
  /// By the number of a photo: its place in the order of ids, the newest first.
  private let order: [UInt32]
  private let shards: TermShards
  private let documentShards: DocumentShards
  private let ids: [String]

  /// The parts that may be written in any order, by number from 0; the root is none of them.
  package let partCount: Int

  private let isWhole: Bool

  /// Puts photos into their order, whose ids are given by the numbers they came with.
  package init(ids: [String], terms: BucketStore, documents: BucketStore) {
    let numbers = ids.indices.sorted { Self.isNewer(ids[$0], than: ids[$1]) }
    var order = [UInt32](repeating: 0, count: ids.count)
    for (place, number) in numbers.enumerated() { order[number] = UInt32(place) }
    self.order = order
    self.ids = ids
    self.terms = terms
    self.documents = documents
    shards = TermShards(postings: PostingList(ids: numbers.lazy.map { ids[$0] }))
    documentShards = DocumentShards(photoCount: ids.count)
    isWhole = terms.byteCount <= TermShards.limit
    partCount = (isWhole ? 0 : 16) + min(documentShards.count, DocumentShards.bucketCount)
  }

  /// Flickr gives later uploads higher numbers.
  private static func isNewer(_ id: String, than other: String) -> Bool {
    id.utf8.count == other.utf8.count ? id > other : id.utf8.count > other.utf8.count
  }

  /// Writes the file that every search begins with.
  package func root() throws -> SearchFile {
    var text = Array("{\"shards\":\(documentShards.count),\"terms\":".utf8)
    if isWhole {
      var files: [SearchFile] = []
      text += shards.text(of: try parts(0..<TermPath.bucketCount), files: &files)
    } else {
      text += Array("null".utf8)
    }
    text.append(UInt8(ascii: "}"))
    return SearchFile(name: "index", text)
  }

  /// Writes the files of a part.
  package func files(ofPart part: Int) throws -> [SearchFile] {
    let groups = isWhole ? 0 : 16
    return part < groups ? try termFiles(ofGroup: part) : try documentFiles(part - groups)
  }

  private func termFiles(ofGroup group: Int) throws -> [SearchFile] {
    let buckets = group * TermPath.fanOut..<(group + 1) * TermPath.fanOut
    let name = TermPath.name(of: group)
    var files: [SearchFile] = []
    guard terms.byteCount(of: buckets) > TermShards.limit else {
      let text = shards.text(of: try parts(buckets), files: &files)
      return files + [SearchFile(name: "t" + name, text)]
    }
    var leaves: [String] = []
    for (step, number) in buckets.enumerated() {
      let bucket = try bucket(number)
      shards.write(
        bucket.terms, of: bucket, path: name + TermPath.name(of: step), leaves: &leaves,
        files: &files)
    }
    let list = "{\"split\":\"\(leaves.joined(separator: " "))\"}"
    return files + [SearchFile(name: "t" + name, Array(list.utf8))]
  }

  private func parts(_ buckets: Range<Int>) throws -> [(bucket: TermBucket, terms: [SearchTerm])] {
    try buckets.map { number in
      let bucket = try bucket(number)
      return (bucket, bucket.terms)
    }
  }

  private func bucket(_ number: Int) throws -> TermBucket {
    TermBucket(try terms.bytes(of: number), order: order)
  }

  /// Writes the shards that are made of some buckets.
  private func documentFiles(_ part: Int) throws -> [SearchFile] {
    let parts = min(documentShards.count, DocumentShards.bucketCount)
    var shards: [Int: [(place: UInt32, text: [UInt8])]] = [:]
    for bucket in stride(from: part, to: DocumentShards.bucketCount, by: parts) {
      let bytes = try documents.bytes(of: bucket)
      for record in BucketRecord.all(in: bytes) {
        let id = ids[Int(record.number)]
        shards[documentShards.shard(of: id), default: []].append(
          (order[Int(record.number)], Array("\"\(id)\":".utf8) + bytes[record.content]))
      }
    }
    return shards.sorted { $0.key < $1.key }.map { shard, entries in
      var text = Array("{".utf8)
      for entry in entries.sorted(by: { $0.place < $1.place }) {
        if text.count > 1 { text.append(UInt8(ascii: ",")) }
        text += entry.text
      }
      text.append(UInt8(ascii: "}"))
      return SearchFile(name: "d\(shard)", text)
    }
  }
}
