package import GalleryModel

/// Chooses what a photo is found by, and what its result shows.
package struct SearchEntryMaker: Sendable {
  private let settings: SiteSettings
  private let titles: TitleWording
  private let names: NameWording

  /// Makes entries as the settings of a site wish.
  package init(settings: SiteSettings, phrases: Phrases) {
    self.settings = settings
    names = NameWording(phrases: phrases)
    titles = TitleWording(phrases: phrases, names: names)
  }

  /// Makes the entry of a photo that is in albums with some titles.
  package func entry(of photo: Photo, albums: [String]) -> FoundPhoto {
    let edges = ImagePolicy.gridEdges.prefix(1)
    return FoundPhoto(
      id: photo.id, title: titles.label(of: photo), ownerName: names.name(of: photo.owner),
      isVideo: photo.media == .video,
      picture: settings.images.picture(of: photo, edges: Array(edges), fallback: edges[0])?
        .fallback,
      texts: texts(of: photo, albums: albums))
  }

  // Places are found by their names only where pages tell them.
  private func texts(of photo: Photo, albums: [String]) -> [FoundText] {
    var texts = [
      FoundText(PlainText.title(photo.title), most: 40),
      FoundText(photo.owner.realName, most: 8), FoundText(photo.owner.username, most: 8),
    ]
    if !photo.descriptionHTML.isEmpty {
      texts.append(FoundText(PlainText.withoutMarkup(photo.descriptionHTML), most: 80))
    }
    for tag in photo.tags {
      texts.append(FoundText(tag.raw, most: 6))
      if tag.normalized != tag.raw { texts.append(FoundText(tag.normalized, most: 6)) }
    }
    for album in albums { texts.append(FoundText(PlainText.title(album), most: 12)) }
    if settings.places != .none, let place = photo.place {
      for name in place.names { texts.append(FoundText(name, most: 6)) }
    }
    if let year = FilingDate(of: photo)?.year { texts.append(FoundText(String(year), most: 1)) }
    return texts
  }
}
