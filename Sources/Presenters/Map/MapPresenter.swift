package import GalleryModel

/// Shows where the photos of a gallery were taken: on a map, and in a list of places.
package final class MapPresenter {
  private let screen: Screen<MapPage>
  private let naming: PlaceNaming
  private let outline: WorldOutline
  private let layout: MapLayout

  /// Listens to a model for a view, which is held weakly; the layout says what is where.
  package init(
    model: FlickrModel, view: any MapView, settings: SiteSettings, phrases: Phrases,
    outline: WorldOutline, layout: MapLayout
  ) {
    screen = Screen(model, settings, phrases, frame: \.frame) { [weak view] in view?.show($0) }
    self.outline = outline
    self.layout = layout
    naming = PlaceNaming(wording: screen.wording)
  }

  /// Turns to a page of the list of places; the first one has the map.
  ///
  /// - Throws: What the model throws.
  package func turn(to number: PageNumber) throws {
    let frame = screen.frame
    let isFirst = number == .first
    let count = layout.groups.reduce(0) { $0 + $1.positions.count }
    screen.show(
      MapPage(
        frame: frame,
        head: screen.wording.head(
          .map(number), heading: screen.wording.phrases.text(.mapHeading), page: number,
          section: .map,
          in: frame),
        number: number, drawing: isFirst ? try drawing() : nil, sections: try sections(on: number),
        countText: isFirst ? screen.wording.photoCount(count) : nil,
        pagination: Pagination(
          current: number, count: layout.pageCount, phrases: screen.wording.phrases)))
  }

  private func drawing() throws -> MapDrawing {
    let tracer = MapTracer(window: layout.window)
    return MapDrawing(
      width: MapWindow.width, height: MapWindow.height, edge: tracer.edge(),
      graticule: tracer.graticule(), land: tracer.land(outline),
      pins: try layout.clusters.indices.map(pin))
  }

  private func pin(_ number: Int) throws -> MapPin {
    let cluster = layout.clusters[number]
    let positions = layout.positions(of: cluster)
    let cell = layout.groups[cluster.groups[0]].cell
    let target = layout.spot(of: number) ?? .map(.first)
    return MapPin(
      point: cluster.point, radius: MapPin.radius(for: positions.count),
      countText: positions.count == 1 ? nil : MapPin.short(positions.count, screen.wording.phrases),
      label: try label(positions, at: cell),
      target: cluster.groups.count > 1
        ? target : try self.target(of: layout.groups[cluster.groups[0]]))
  }

  private func label(_ positions: [Int32], at cell: PlaceCell) throws -> String {
    let photos = try screen.photos(at: PlaceNaming.sample(of: positions))
    if positions.count == 1, let photo = photos.first {
      return screen.wording.titles.label(of: photo)
    }
    return screen.wording.phrases.text(
      .placeWithCount,
      [
        "place": naming.name(of: photos, at: cell),
        "count": screen.wording.photoCount(positions.count),
      ])
  }

  private func target(of group: PlaceGroup) throws -> PageAddress {
    guard group.positions.count == 1, let photo = try screen.photos(at: group.positions[...]).first
    else { return .place(group.cell, .first) }
    return .photo(photo.id)
  }

  private func sections(on page: PageNumber) throws -> [PlaceSection] {
    var sections: [PlaceSection] = []
    var rest = layout.entries(on: page)
    while let first = rest.first {
      let own = rest.prefix { $0.cluster == first.cluster }
      rest = rest.dropFirst(own.count)
      sections.append(
        PlaceSection(
          heading: try first.cluster.map { number in
            let cluster = layout.clusters[number]
            return try label(
              layout.positions(of: cluster), at: layout.groups[cluster.groups[0]].cell)
          }, cards: try own.compactMap { try card(layout.groups[$0.group]) }))
    }
    return sections
  }

  private func card(_ group: PlaceGroup) throws -> PlaceCard? {
    let photos = try screen.photos(at: PlaceNaming.sample(of: group.positions))
    guard let first = photos.first else { return nil }
    return PlaceCard(
      cell: group.cell, name: naming.name(of: photos, at: group.cell),
      photoCountText: screen.wording.photoCount(group.positions.count),
      photo: FirstPhoto(
        id: first.id,
        picture: screen.settings.images.picture(
          of: first, edges: ImagePolicy.coverEdges, fallback: 320),
        alternative: screen.wording.titles.alternative(to: first)),
      target: try target(of: group))
  }
}
