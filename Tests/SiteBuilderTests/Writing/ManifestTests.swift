import Testing

@testable import SiteBuilder

@Suite("The manifest")
struct ManifestTests {
  @Test("What is written is read again")
  func roundTrip() throws {
    var text = ManifestText()
    let entry = ManifestEntry(size: 5120, hash: .max, fingerprint: 0xABC)
    text.append(entry, path: "photo/1.html")
    text.append(ManifestEntry(size: 0, hash: 1, fingerprint: 2), path: "a b/é.html")
    let manifest = try Manifest(text.complete(fingerprint: 9), path: "manifest")
    #expect(manifest.count == 2)
    #expect(manifest.fingerprint == 9)
    #expect(manifest.position(of: PathKey("photo/1.html")) == 0)
    #expect(manifest.entry(at: 0) == entry)
    #expect(manifest.path(at: 1) == "a b/é.html")
    #expect(manifest.position(of: PathKey("photo/2.html")) == nil)
  }

  @Test("The text is one line a file, readable by people")
  func text() {
    var text = ManifestText()
    text.append(ManifestEntry(size: 12, hash: 0xA1, fingerprint: 0xB2), path: "index.html")
    #expect(
      String(decoding: text.complete(fingerprint: 3), as: UTF8.self) == """
        flickr-gallery manifest 1 0000000000000003 1
        00000000000000a1 00000000000000b2 12 index.html

        """)
  }

  @Test(
    "A path that leads out of the folder, or nowhere in it, is damage",
    arguments: [
      "../mine", "photo/../../mine", "/etc/passwd", "a//b", "./a", "a/.", "a/..", "..", "/", "",
      "a/",
    ])
  func pathsOutside(path: String) {
    var text = ManifestText()
    text.append(ManifestEntry(size: 1, hash: 1, fingerprint: 1), path: path)
    #expect(throws: SiteError.damagedManifest(path: "manifest", line: 2)) {
      try Manifest(text.complete(fingerprint: 1), path: "manifest")
    }
  }

  @Test("Names may begin or end with dots", arguments: ["...", ".well-known/a", "a../..b", "a/b."])
  func dots(path: String) throws {
    var text = ManifestText()
    text.append(ManifestEntry(size: 1, hash: 1, fingerprint: 1), path: path)
    #expect(try Manifest(text.complete(fingerprint: 1), path: "manifest").path(at: 0) == path)
  }

  @Test("Of two records of one folder, what differs is ours but unknown")
  func merging() throws {
    func manifest(_ entries: [(String, UInt64)]) throws -> Manifest {
      var text = ManifestText()
      for (path, hash) in entries {
        text.append(ManifestEntry(size: 1, hash: hash, fingerprint: hash), path: path)
      }
      return try Manifest(text.complete(fingerprint: 1), path: "manifest")
    }
    let old = try manifest([("same", 1), ("changed", 2), ("removed", 3)])
    let new = try manifest([("same", 1), ("changed", 4), ("added", 5)])
    let merged = try Manifest(old.merged(with: new), path: "manifest")
    #expect(
      (0..<merged.count).map(merged.path) == ["same", "changed", "removed", "added"])
    #expect((0..<4).map { merged.entry(at: $0).isKnown } == [true, false, false, false])
  }
}
