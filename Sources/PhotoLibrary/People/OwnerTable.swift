import GalleryModel

/// Lists the owners of the photos that show, in the order of their first photos.
struct OwnerTable {
  /// An owner, by the number in the library.
  struct Owner {
    let number: Int
    let firstPosition: Int
    var photoCount: Int
    var digest: Digest?
  }

  private(set) var owners: [Owner] = []
  private var positions: [Int: Int] = [:]

  var count: Int { owners.count }

  /// Counts a photo that shows.
  mutating func add(_ number: Int, at position: Int) {
    if let owner = positions[number] {
      owners[owner].photoCount += 1
    } else {
      positions[number] = owners.count
      owners.append(Owner(number: number, firstPosition: position, photoCount: 1))
    }
  }

  /// Gives the position of an owner among the owners.
  func position(of number: Int) -> Int? { positions[number] }

  /// Gives what sums up an owner, asked for once.
  mutating func digest(at position: Int, _ make: (Int) throws -> Digest) rethrows -> Digest {
    if let digest = owners[position].digest { return digest }
    let digest = try make(owners[position].number)
    owners[position].digest = digest
    return digest
  }

  /// Takes note that something else is known of an owner.
  mutating func change(_ number: Int) {
    if let position = positions[number] { owners[position].digest = nil }
  }
}
