import Foundation
import Testing

@testable import SearchIndex

struct SearchIndexPlanTests {
  private func entry(_ id: Int, _ texts: String...) -> SearchEntry {
    SearchEntry(
      id: String(id), document: Array("[\"\(id)\"]".utf8), texts: texts.map { ($0, 100) })
  }

  private func files(
    _ entries: [SearchEntry], batch: Int = 1000, memory: Int = 1 << 20,
    shelf: MemoryShelf = MemoryShelf()
  ) throws -> [SearchFile] {
    var terms = BucketStore(memoryLimit: memory, shelf: shelf)
    var documents = BucketStore(memoryLimit: memory, shelf: shelf)
    var scanner = TermScanner()
    for start in stride(from: 0, to: entries.count, by: batch) {
      let some = Array(entries[start..<min(start + batch, entries.count)])
      let taken = SearchBatch(some, first: start, &scanner)
      try terms.add(taken.terms)
      try documents.add(taken.documents)
    }
    let plan = SearchIndexPlan(ids: entries.map(\.id), terms: terms, documents: documents)
    return try [plan.root()] + (0..<plan.partCount).flatMap { try plan.files(ofPart: $0) }
  }

  /// Many photos with a term of their own, one that all have, and one of ten.
  private func many(_ count: Int) -> [SearchEntry] {
    (0..<count).map {
      entry(50_000_000_000 + $0 * 977, "own\($0 * 7919) common", "group\($0 % 10) 写真\($0 % 3)")
    }
  }

  @Test("A small gallery has all of its terms in one file, the newest photos first")
  func small() throws {
    let files = try files([
      entry(9, "Blue Lake"), entry(100, "blue sky"), entry(23, "lake lake"), entry(1234, "漢字"),
    ])
    let reader = IndexReader(files)
    #expect(files.map(\.path) == ["search/index.js", "search/d0.js"])
    #expect(try reader.photos("blue") == ["100", "9"])
    #expect(try reader.photos("lake") == ["23", "9"])
    #expect(try reader.photos("漢字") == ["1234"])
    #expect(try reader.photos("字") == ["1234"])
    #expect(try reader.photos("sea").isEmpty)
  }

  @Test("Every term of a large gallery is found in the one file its letters lead to")
  func large() throws {
    let entries = many(12_000)
    let reader = IndexReader(try files(entries))
    let ids = entries.map(\.id)
    #expect(try reader.photos("common") == ids.reversed())
    #expect(
      try reader.photos("group3") == ids.indices.filter { $0 % 10 == 3 }.reversed().map { ids[$0] })
    #expect(try reader.photos("写真") == ids.reversed())
    for number in stride(from: 0, to: 12_000, by: 613) {
      #expect(try reader.photos("own\(number * 7919)") == [ids[number]])
    }
    #expect(try reader.photos("own1").isEmpty)
  }

  @Test("No file grows with the gallery")
  func bounds() throws {
    let (few, many) = (try files(many(3_000)), try files(many(24_000)))
    #expect(few.map(\.bytes.count).max() ?? 0 < 80 << 10)
    #expect(many.map(\.bytes.count).max() ?? 0 < 80 << 10)
    let documents = many.filter { $0.path.hasPrefix("search/d") }
    #expect(documents.count == 512)
    #expect(documents.map(\.bytes.count).max() ?? 0 < 4 << 10)
  }

  @Test("One photo more changes its terms' files and its own, and no others")
  func onePhotoMore() throws {
    let old = many(12_000)
    let new = entry(99_999_999_999, "common words newest")
    let before = Set(try files(old))
    let after = try files([new] + old)
    let changed = after.filter { !before.contains($0) }.map(\.path)
    #expect(changed.count <= 6, "\(changed)")
    #expect(try IndexReader(after).photos("newest") == [new.id])
    #expect(try IndexReader(after).photos("common").first == new.id)
  }

  @Test("The order of photos, the size of batches and what is laid aside change no byte")
  func sameBytes() throws {
    let entries = many(2_500)
    let shelf = MemoryShelf()
    let files = Set(try files(entries))
    #expect(try Set(self.files(entries.reversed(), batch: 37)) == files)
    #expect(try Set(self.files(entries, batch: 100, memory: 20_000, shelf: shelf)) == files)
    #expect(shelf.count > 100_000)
  }

  @Test("Each photo's result is in the file that its number leads to")
  func documents() throws {
    let entries = many(1_000)
    let reader = IndexReader(try files(entries))
    let shards = DocumentShards(photoCount: 1_000)
    #expect(shards.count == 16)
    for entry in entries {
      let content = try reader.content("d\(shards.shard(of: entry.id))")
      let all = try JSONDecoder().decode([String: [String]].self, from: content)
      #expect(all[entry.id] == [entry.id])
    }
  }

  @Test("An empty gallery has an index without terms")
  func empty() throws {
    let files = try files([])
    #expect(
      files.first.map { String(decoding: $0.bytes, as: UTF8.self) }
        == "photoSearch(\"index\",{\"shards\":1,\"terms\":[]});\n")
  }

  @Test("Numbers share what they have in common, also those of twenty digits")
  func numbers() {
    let ids = ["18446744073709551616", "18446744073709551615", "5300000", "53", "5"]
    var bytes: [UInt8] = []
    PostingList(ids: ids).write([0, 1, 2, 3, 4], to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text == "a18446744073709551616t5a5300000cb")
    #expect(IndexReader.numbers(text) == ids)
  }

  @Test("Common terms that end alike do not split for ever")
  func twins() throws {
    let entries = (0..<8_200).map { entry(10_000_000 + $0 * 3, "abc qbc rbc") }
    let reader = IndexReader(try files(entries))
    for term in ["abc", "qbc", "rbc"] { #expect(try reader.photos(term).count == 8_200) }
  }
}
