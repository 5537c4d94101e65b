package import GalleryModel

/// Shows where the photos of a gallery were taken: on a map, and in a list of places.
package final class MapPresenter: GalleryObserver {
  private let model: FlickrModel
  private weak let view: (any MapView)?
  private let settings: SiteSettings
  private let wording: Wording
  private let naming: PlaceNaming
  private let outline: WorldOutline
  private let layout: MapLayout
  private var page: MapPage?
  private var subscription: Subscription?

  /// Listens to a model for a view, which is held weakly; the layout says what is where.
  package init(
    model: FlickrModel, view: any MapView, settings: SiteSettings, phrases: Phrases,
    outline: WorldOutline, layout: MapLayout
  ) {
    self.model = model
    self.view = view
    self.settings = settings
    self.outline = outline
    self.layout = layout
    wording = Wording(phrases)
    naming = PlaceNaming(wording: wording)
    subscription = model.subscribe(self)
  }

  /// Turns to a page of the list of places; the first one has the map.
  ///
  /// - Throws: What the model throws.
  package func turn(to number: PageNumber) throws {
    let frame = frame
    let isFirst = number == .first
    let count = layout.groups.reduce(0) { $0 + $1.positions.count }
    show(
      MapPage(
        frame: frame,
        head: wording.head(
          .map(number), heading: wording.phrases.text(.mapHeading), page: number, section: .map,
          in: frame),
        number: number, drawing: isFirst ? try drawing() : nil, sections: try sections(on: number),
        countText: isFirst ? wording.photoCount(count) : nil,
        pagination: Pagination(
          current: number, count: layout.pageCount, phrases: wording.phrases)))
  }

  package func receive(_ event: GalleryEvent) {
    guard case .themeChanged = event, var page else { return }
    page.frame = frame
    show(page)
  }

  private var frame: SiteFrame {
    SiteFrame(of: model, settings: settings, phrases: wording.phrases)
  }

  private func show(_ page: MapPage) {
    self.page = page
    view?.show(page)
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
      countText: positions.count == 1 ? nil : MapPin.short(positions.count, wording.phrases),
      label: try label(positions, at: cell),
      target: cluster.groups.count > 1
        ? target : try self.target(of: layout.groups[cluster.groups[0]]))
  }

  private func label(_ positions: [Int32], at cell: PlaceCell) throws -> String {
    let photos = try model.photos(at: PlaceNaming.sample(of: positions))
    if positions.count == 1, let photo = photos.first { return wording.titles.title(of: photo) }
    return wording.phrases.text(
      .placeWithCount,
      ["place": naming.name(of: photos, at: cell), "count": wording.photoCount(positions.count)])
  }

  private func target(of group: PlaceGroup) throws -> PageAddress {
    guard group.positions.count == 1, let photo = try model.photos(at: group.positions).first
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
    let photos = try model.photos(at: PlaceNaming.sample(of: group.positions))
    guard let first = photos.first else { return nil }
    return PlaceCard(
      cell: group.cell, name: naming.name(of: photos, at: group.cell),
      photoCountText: wording.photoCount(group.positions.count),
      photo: FirstPhoto(
        id: first.id,
        picture: settings.images.picture(
          of: first, edges: ImagePolicy.coverEdges, fallback: 320),
        alternative: wording.titles.alternative(to: first)),
      target: try target(of: group))
  }
}
