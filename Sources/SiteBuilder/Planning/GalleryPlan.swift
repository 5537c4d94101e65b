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
  /// The pages of the list of people, in order.
  private(set) var people: [Entry] = []
  private(set) var about: Entry
  private(set) var notFound: Entry

  /// How many pages there will be.
  var pageCount: Int { photos.count + grids.count + people.count + 2 }

  /// Plans the pages of everything that a model has loaded, and lists their files.
  init(
    _ model: FlickrModel, _ prints: GalleryFingerprints, peoplePageCount: Int,
    files: inout FileIndex
  ) throws {
    files.reserveCapacity(files.count + model.photoCount + model.pageCount + peoplePageCount + 8)
    about = try Self.entry(.about, prints.about, &files)
    notFound = try Self.entry(.notFound, prints.notFound, &files)
    try planPhotos(model, prints, &files)
    for number in 1...peoplePageCount {
      let address = PageAddress.people(PageNumber(clamping: number))
      people.append(try Self.entry(address, prints.people(number), &files))
    }
  }

  private mutating func planPhotos(
    _ model: FlickrModel, _ prints: GalleryFingerprints, _ files: inout FileIndex
  ) throws {
    let gallery = try Self.gallery(model)
    photos.reserveCapacity(model.photoCount)
    for number in 1...model.pageCount {
      let start = (number - 1) * model.perPage
      let end = min(start + model.perPage, model.photoCount)
      // One more on either side: neighbours are shown, too.
      let outlines = try (start - 1...end).map { try model.outline(at: $0) }
      let own = outlines.dropFirst().dropLast().compactMap(\.self)
      let address = PageAddress.grid(PageNumber(clamping: number))
      grids.append(try Self.entry(address, prints.grid(number, own), &files))
      for (index, outline) in own.enumerated() {
        let print = prints.photo(
          outline, page: number, previous: outlines[index], next: outlines[index + 2],
          gallery: gallery)
        photos.append(try Self.entry(.photo(outline.id), print, &files))
      }
    }
  }

  /// Sums up which photos there are, whatever their order.
  private static func gallery(_ model: FlickrModel) throws -> Digest {
    var sum = 0
    for position in 0..<model.photoCount {
      guard let id = try model.outline(at: position)?.id else { continue }
      var digest = Digest()
      digest.combine(id.rawValue)
      sum &+= Int(truncatingIfNeeded: digest.value)
    }
    var digest = Digest()
    digest.combine(sum)
    return digest
  }

  private static func entry(
    _ address: PageAddress, _ fingerprint: UInt64, _ files: inout FileIndex
  ) throws -> Entry {
    let path = SitePaths.path(of: address)
    _ = try files.insert(path)
    return Entry(key: PathKey(path), fingerprint: fingerprint)
  }
}
