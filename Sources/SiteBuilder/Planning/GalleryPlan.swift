import GalleryModel
import Pages
import Presenters

/// Knows, before any page is made, which pages there will be and what each is made of.
struct GalleryPlan {
  /// A page to come.
  struct Entry {
    let key: PathKey
    let fingerprint: UInt64
  }

  /// The photo pages, by position.
  private(set) var photos: [Entry] = []
  /// The grid pages, in order.
  private(set) var grids: [Entry] = []
  /// The pages of the families, in order.
  private(set) var families: [[Entry]] = []

  /// How many pages there will be.
  var pageCount: Int { photos.count + grids.count + families.reduce(0) { $0 + $1.count } }

  /// Plans the pages of everything that a model has loaded, and lists their files.
  init(
    _ desk: PageDesk, _ families: [any PageFamily], _ prints: GalleryFingerprints,
    files: inout FileIndex
  ) throws {
    let others = families.reduce(0) { $0 + $1.pageCount }
    files.reserveCapacity(files.count + desk.outlines.count + desk.model.pageCount + others)
    try planPhotos(desk, prints, &files)
    for family in families {
      self.families.append(
        try (0..<family.pageCount).map { index in
          let path = SitePaths.path(of: family.address(at: index))
          _ = try files.insert(path)
          return Entry(
            key: PathKey(path), fingerprint: try prints.page(index, of: family, at: path))
        })
    }
  }

  private mutating func planPhotos(
    _ desk: PageDesk, _ prints: GalleryFingerprints, _ files: inout FileIndex
  ) throws {
    let (model, outlines) = (desk.model, desk.outlines)
    let gallery = outlines.contains(where: \.mayMentionPhotos) ? desk.gallery : Digest()
    let paging = model.paging
    for number in 1...paging.pageCount {
      let page = PageNumber(clamping: number)
      let shown = outlines[paging.positions(on: page)]
      grids.append(try Self.entry(.grid(page), prints.grid(number, shown), &files))
    }
    photos.reserveCapacity(outlines.count)
    for position in outlines.indices {
      let print = prints.photo(
        outlines[position], page: paging.home(of: position).value,
        previous: position > 0 ? outlines[position - 1] : nil,
        next: position + 1 < outlines.count ? outlines[position + 1] : nil, gallery: gallery,
        albums: desk.index.albums(ofPhotoAt: position))
      photos.append(try Self.entry(.photo(outlines[position].id), print, &files))
    }
  }

  private static func entry(
    _ address: PageAddress, _ fingerprint: UInt64, _ files: inout FileIndex
  ) throws -> Entry {
    let path = SitePaths.path(of: address)
    _ = try files.insert(path)
    return Entry(key: PathKey(path), fingerprint: fingerprint)
  }
}
