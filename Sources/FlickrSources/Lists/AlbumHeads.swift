import GalleryModel

/// Lists the albums of a member, up to 500 a call.
struct AlbumHeads {
  private static let method = "flickr.photosets.getList"

  private let client: FlickrClient
  private let owner: NSID
  private let name: PathName
  private var seen: Set<PhotoID>
  /// The page to fetch next; `nil` when all albums are known.
  private(set) var next: Int?

  /// Begins at the first page, or at another one with the albums known so far.
  init(
    of owner: NSID, named name: PathName, client: FlickrClient, from page: Int? = 1,
    known: [Album] = []
  ) {
    self.owner = owner
    self.name = name
    self.client = client
    next = page
    seen = Set(known.map(\.id))
  }

  /// Fetches more albums, without photos.
  ///
  /// - Returns: `nil` behind the last page.
  mutating func fetch() async throws -> [Album]? {
    guard let number = next else { return nil }
    let answer = try await client.call(
      Self.method,
      ["user_id": owner.rawValue, "page": String(number), "per_page": "500"],
      absentee: .member(name.description))
    guard let list = answer.content("photosets") else {
      throw client.garbled("\(Self.method) gave no list of albums")
    }
    let new = list.children("photoset").compactMap { AlbumReader.album($0) }
      .filter { seen.insert($0.id).inserted }
    let isLast = list.number("pages").map { number >= $0 } ?? false
    next = isLast || new.isEmpty ? nil : number + 1
    return new.map { album in
      var album = album
      album.owner = album.owner ?? owner
      return album
    }
  }
}
