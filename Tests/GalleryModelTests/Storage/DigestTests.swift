import GalleryModel
import Testing

struct DigestTests {
  @Test("Texts that differ in one byte, in length or in order have other digests")
  func distinguishes() {
    let texts = [
      "", "a", "b", "aa", "a\0", "abcdefgh", "abcdefgi", "abcdefghijklmnop",
      "bbcdefghijklmnop", "abcdefghijklmnopq", "abcdefghijklmnop\0",
    ]
    let digests = texts.map { text in
      var digest = Digest()
      digest.combine(text)
      return digest
    }
    #expect(Set(digests).count == texts.count)
    var (forward, backward) = (Digest(), Digest())
    for text in texts { forward.combine(text) }
    for text in texts.reversed() { backward.combine(text) }
    #expect(forward != backward)
  }

  @Test("Flipping any bit of a kilobyte changes the digest")
  func bits() {
    var bytes = (0..<1024).map { UInt8(truncatingIfNeeded: $0 * 7) }
    var seen: Set<Digest> = [bytes.withUnsafeBytes { Digest(of: $0) }]
    for bit in 0..<1024 * 8 {
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      seen.insert(bytes.withUnsafeBytes { Digest(of: $0) })
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
    }
    #expect(seen.count == 1024 * 8 + 1)
  }

  @Test("The sum is the same on every machine: manifests are carried about")
  func isStable() {
    var digest = Digest()
    digest.combine("flickr-gallery")
    digest.combine(1011)
    #expect(digest.value == 8_245_223_191_633_432_119)
  }
}
