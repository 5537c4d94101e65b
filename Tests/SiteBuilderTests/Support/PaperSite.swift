import Testing

@testable import SiteBuilder

/// A site of a few texts, written as a build writes pages.
struct PaperSite {
  let files: [String: String]

  init(_ files: [String: String]) { self.files = files }

  /// Writes the site the way a build does, and gives how many pages were removed.
  @discardableResult
  func write(
    to output: String, adopts: Bool = false,
    checkpoint: @escaping (WritingStep) throws -> Void = { _ in }
  ) async throws -> Int {
    let writer = try SiteWriter(output, adopts: adopts, checkpoint: checkpoint)
    let previous = try await PreviousSite.scan(writer.output, for: writer.manifest, jobs: 2)
    var (text, index) = (ManifestText(), FileIndex())
    for (path, content) in files.sorted(by: { $0.key < $1.key }) {
      let bytes = Array(content.utf8)
      let hash = ContentHash.of(bytes)
      _ = try index.insert(path)
      text.append(
        ManifestEntry(size: bytes.count, hash: hash, fingerprint: hash), path: path)
      if !previous.holds(PathKey(path), size: bytes.count, hash: hash) {
        try writer.staging.create(path, bytes)
      }
    }
    do {
      return try writer.commit(text, paths: index, fingerprint: 7)
    } catch let kill as Kill {
      throw kill
    } catch {
      writer.abandon()
      throw error
    }
  }
}
