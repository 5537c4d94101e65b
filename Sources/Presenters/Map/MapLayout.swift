package import GalleryModel

/// How the places of a gallery are spread over the map and over the pages of their list.
package struct MapLayout {
  /// An entry of the list: a place, and the pin it shares with others unless it has its own.
  struct Entry {
    let group: Int
    let cluster: Int?
  }

  /// The places, those with the most photos first.
  let groups: [PlaceGroup]
  let window: MapWindow
  let clusters: [PinCluster]
  /// The list: places that share a pin side by side, then those that have their own.
  let entries: [Entry]
  /// Entries on a page.
  let perPage: Int

  /// Lays out the places that an index knows, as exactly as they may be shown.
  package init(_ index: GalleryIndex, precision: GeoPrecision, perPage: Int) {
    groups = PlaceGroup.all(index.places, precision: precision)
    window = MapWindow(around: groups.map(\.center))
    let clusters = PinCluster.all(groups, in: window)
    self.clusters = clusters
    self.perPage = perPage
    let shared = clusters.indices.filter { clusters[$0].groups.count > 1 }
    let lone = clusters.indices.filter { clusters[$0].groups.count == 1 }
    entries =
      shared.flatMap { number in
        clusters[number].groups.map { Entry(group: $0, cluster: number) }
      } + lone.map { Entry(group: clusters[$0].groups[0], cluster: nil) }
  }

  /// How many pages the list has; none without places.
  package var pageCount: Int { (entries.count + perPage - 1) / perPage }

  /// The places that have a page of their photos: those with more than one.
  package var gatherings: [(cell: PlaceCell, positions: [Int32])] {
    groups.filter { $0.positions.count > 1 }.map { ($0.cell, $0.positions) }
  }

  /// Lists the photos that a page's words and pictures come from, by their positions.
  package func sources(of page: PageNumber) -> [Int32] {
    let entries = entries(on: page)
    let named = page == .first ? Set(clusters.indices) : Set(entries.compactMap(\.cluster))
    let pins = named.sorted().map { positions(of: clusters[$0]) }
    return (entries.map { groups[$0.group].positions } + pins).flatMap(PlaceNaming.sample)
  }

  /// Adds how many photos each place has, and where they are on average.
  package func combine(into digest: inout Digest) {
    for group in groups {
      digest.combine(group.cell.name)
      digest.combine(group.positions.count)
      digest.combine(Int(truncatingIfNeeded: group.center.x.bitPattern))
      digest.combine(Int(truncatingIfNeeded: group.center.y.bitPattern))
    }
  }

  func entries(on page: PageNumber) -> ArraySlice<Entry> {
    entries.dropFirst((page.value - 1) * perPage).prefix(perPage)
  }

  func positions(of cluster: PinCluster) -> [Int32] {
    cluster.groups.flatMap { groups[$0].positions }.sorted()
  }

  /// Tells where the places of a pin begin in the list.
  func spot(of cluster: Int) -> PageAddress? {
    entries.firstIndex { $0.cluster == cluster }.map {
      .spot(groups[entries[$0].group].cell, on: PageNumber(clamping: $0 / perPage + 1))
    }
  }
}
