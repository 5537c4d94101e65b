/// Spreads what results show over shards of about fifty photos.
///
/// A photo's shard follows from its number and from how many shards there are, a power of two: one
/// photo more changes one shard, until the gallery has doubled.
struct DocumentShards: Sendable {
  /// The number of buckets that shards are made of.
  static let bucketCount = 256

  /// How many shards there are.
  let count: Int

  init(photoCount: Int) {
    var count = 1
    while photoCount > 64 * count { count *= 2 }
    self.count = count
  }

  /// Tells a photo's shard.
  func shard(of id: String) -> Int { Int(Self.hash(of: id)) & (count - 1) }

  /// Tells a photo's bucket, of which shards are either parts or joined from.
  static func bucket(of id: String) -> Int { Int(hash(of: id)) & (bucketCount - 1) }

  // FNV-1a in 32 bits with its high bits folded down, as search.js has it.
  private static func hash(of id: String) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in id.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash ^ hash >> 15
  }
}
