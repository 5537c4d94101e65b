import GalleryModel

/// Lists the albums of a member, up to 500 a call.
struct AlbumHeads {
  private static let method = "flickr.photosets.getList"

  private let client: FlickrClient
  private let owner: NSID
  private let name: PathName
  private var next: Int? = 1
  private var seen: Set<PhotoID> = []
  private var waiting: ArraySlice<Album> = []

  init(of owner: NSID, named name: PathName, client: FlickrClient) {
    self.owner = owner
    self.name = name
    self.client = client
  }

  /// Gives the next album that is known.
  mutating func take() -> Album? { waiting.popFirst() }

  /// Fetches more albums.
  ///
  /// - Returns: `false` where there are no more.
  mutating func fetch() async throws -> Bool {
    guard let number = next else { return false }
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
    waiting += new.map { album in
      var album = album
      album.owner = album.owner ?? owner
      return album
    }
    return true
  }
}
