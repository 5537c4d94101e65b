/// Keeps photos packed in memory: some hundred bytes each.
package final class MemoryPhotoStore: PhotoStore {
  private struct Location {
    let chunk: Int
    let offset: Int
  }

  private var chunks: [[UInt8]] = []
  private var locations: [Location] = []
  private var digests: [Digest] = []
  private var mentions: [Bool] = []
  private var positions: [PhotoID: Int] = [:]
  private var owners: [PersonEntry] = []
  private var ownerNumbers: [NSID: Int] = [:]
  private var known: [NSID: Person] = [:]

  /// Makes an empty store.
  package init() {}

  package var photoCount: Int { locations.count }

  package var personCount: Int { owners.count }

  package func append(_ photos: [Photo]) -> Int {
    var writer = ByteWriter()
    let before = locations.count
    for photo in photos where positions[photo.id] == nil {
      positions[photo.id] = locations.count
      let owner = number(of: photo.owner)
      owners[owner].photoCount += 1
      locations.append(Location(chunk: chunks.count, offset: writer.bytes.count))
      FilingCoder.write(PhotoFiling(of: photo, ownerPosition: owner), to: &writer)
      let start = writer.bytes.count
      PhotoCoder.write(photo, to: &writer)
      digests.append(writer.digest(from: start))
      mentions.append(PhotoOutline.mayMentionPhotos(photo.descriptionHTML))
    }
    if locations.count > before { chunks.append(writer.bytes) }
    return locations.count - before
  }

  package func remove(_ ids: Set<PhotoID>) {
    let rest = photos(at: 0..<photoCount).filter { !ids.contains($0.id) }
    (chunks, locations, digests, mentions) = ([], [], [], [])
    (positions, owners, ownerNumbers) = ([:], [], [:])
    _ = append(rest)
  }

  package func update(_ people: [Person]) {
    for person in people {
      known[person.id] = person
      if let number = ownerNumbers[person.id] { owners[number].person = person }
    }
  }

  package func photos(at positions: Range<Int>) -> [Photo] {
    positions.clamped(to: 0..<locations.count).compactMap { photo(at: $0, fitting: nil) }
  }

  package func photos(at positions: ArraySlice<Int32>, fitting edges: [Int]) -> [Photo] {
    positions.compactMap { position in
      locations.indices.contains(Int(position)) ? photo(at: Int(position), fitting: edges) : nil
    }
  }

  private func photo(at position: Int, fitting edges: [Int]?) -> Photo? {
    var reader = ByteReader(chunks[locations[position].chunk], from: locations[position].offset)
    let owner = owners[FilingCoder.skipFiling(in: &reader)].person
    return PhotoCoder.readPhoto(from: &reader, owner: owner, fitting: edges)
  }

  package func outline(at position: Int) -> PhotoOutline? {
    guard locations.indices.contains(position) else { return nil }
    let location = locations[position]
    var reader = ByteReader(chunks[location.chunk], from: location.offset)
    let owner = FilingCoder.skipFiling(in: &reader)
    var digest = digests[position]
    owners[owner].person.combine(into: &digest)
    return PhotoID(reader.readText()).map {
      PhotoOutline(
        id: $0, ownerPosition: owner, digest: digest, mayMentionPhotos: mentions[position])
    }
  }

  package func filing(at position: Int) -> PhotoFiling? {
    guard locations.indices.contains(position) else { return nil }
    let location = locations[position]
    var reader = ByteReader(chunks[location.chunk], from: location.offset)
    return FilingCoder.readFiling(from: &reader)
  }

  package func position(of id: PhotoID) -> Int? { positions[id] }

  package func personPosition(of id: NSID) -> Int? { ownerNumbers[id] }

  package func people(at positions: Range<Int>) -> [PersonEntry] {
    Array(owners[positions.clamped(to: 0..<owners.count)])
  }

  private func number(of owner: Person) -> Int {
    if let number = ownerNumbers[owner.id] { return number }
    ownerNumbers[owner.id] = owners.count
    owners.append(
      PersonEntry(
        person: known[owner.id] ?? owner, photoCount: 0, firstPosition: locations.count))
    return owners.count - 1
  }
}
