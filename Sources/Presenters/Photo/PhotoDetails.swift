import GalleryModel

/// Puts the particulars of a photo into the words and addresses its page shows.
struct PhotoDetails {
  let wording: Wording
  let settings: SiteSettings
  let flickr: FlickrAddress

  init(wording: Wording, settings: SiteSettings) {
    self.wording = wording
    self.settings = settings
    flickr = FlickrAddress(absent: settings.absent)
  }

  func owner(_ person: Person) -> OwnerLine {
    OwnerLine(
      name: wording.names.name(of: person), username: wording.names.username(of: person),
      streamURL: flickr.stream(of: person), page: .stream(person.id, .first))
  }

  /// Lists the tags that can be seen.
  func tags(of photo: Photo) -> [String] {
    photo.tags.compactMap { tag in
      let text = tag.raw.isEmpty ? tag.normalized : tag.raw
      return PlainText.isBlank(text) ? nil : PlainText.line(text)
    }
  }

  /// Lists the tags that can be seen; those that photos are filed under lead to their page.
  func tags(of selection: Selection) -> [TagLink] {
    zip(selection.photo.tags, selection.tagKeys).compactMap { tag, key in
      let text = tag.raw.isEmpty ? tag.normalized : tag.raw
      guard !PlainText.isBlank(text) else { return nil }
      return TagLink(
        name: TitleWording.shortened(PlainText.line(text)), slug: key.map { TagSlug($0) })
    }
  }

  func place(_ place: Place) -> PlaceLine? {
    guard settings.places != .none else { return nil }
    let phrases = wording.phrases
    let (latitude, longitude) = (place.latitude, place.longitude)
    return PlaceLine(
      names: place.names.map(PlainText.line).joined(separator: ", "),
      coordinates: phrases.text(
        .coordinates,
        [
          "latitude": phrases.number(abs(latitude), decimals: settings.places.decimals),
          "northOrSouth": phrases.text(latitude < 0 ? .south : .north),
          "longitude": phrases.number(abs(longitude), decimals: settings.places.decimals),
          "eastOrWest": phrases.text(longitude < 0 ? .west : .east),
        ]))
  }

  func counts(_ counts: Counts) -> CountsLine {
    let phrases = wording.phrases
    return CountsLine(
      views: counts.views.map { phrases.count($0, .views) },
      faves: counts.faves.map { phrases.count($0, .faves) },
      comments: counts.comments.map {
        phrases.count($0, .comments)
      })
  }

  /// Gives the line that a copy of a photo is to carry: title, author, licence, source.
  ///
  /// Source: Creative Commons, "Recommended practices for attribution".
  func credit(of photo: Photo, by owner: String, source: String?) -> String {
    let phrases = wording.phrases
    let license = wording.licenses.line(photo.license)
    let terms =
      photo.license.deed.map {
        phrases.text(.creditLicense, ["license": license.shortName, "deed": $0])
      } ?? license.shortName
    let line = phrases.text(
      .creditLine,
      ["title": wording.titles.label(of: photo), "author": owner, "license": terms])
    return source.map { phrases.text(.creditSource, ["credit": line, "source": $0]) } ?? line
  }

  /// Names whoever has rights in a photo; where nobody is known to, the terms themselves.
  func copyright(_ license: License, of owner: String) -> String {
    license.isPublicDomain ? wording.licenses.line(license).shortName : "© \(owner)"
  }

  /// Gives the largest file to look at, of a video the video itself where the site has it.
  ///
  /// A photo that may not be copied links to its page alone.
  func largest(of photo: Photo) -> ImageReference? {
    if let film = photo.film { return .local(film) }
    guard photo.license.allowsCopies else { return nil }
    let sizes =
      settings.images == .local
      ? settings.images.shownSizes(of: photo) : photo.sizes.displaySteps
    return sizes.last.map { settings.images.reference(to: $0, of: photo.id) }
  }

  /// Lists the files to take, from small to large: none unless the licence allows copies.
  func downloads(of photo: Photo) -> [Download] {
    guard photo.license.allowsCopies, photo.media == .photo else { return [] }
    let sizes =
      settings.images == .local ? settings.images.shownSizes(of: photo) : photo.sizes.steps
    return sizes.compactMap { size in
      guard size.label >= .small240 else { return nil }
      return Download(
        label: wording.phrases.text(phrase(for: size.label)),
        file: PictureFile(
          reference: settings.images.reference(to: size, of: photo.id), width: size.width,
          height: size.height))
    }
  }

  func neighbor(_ photo: Photo) -> PhotoNeighbor {
    PhotoNeighbor(
      id: photo.id, title: wording.titles.label(of: photo),
      picture: settings.images.picture(
        of: photo, edges: ImagePolicy.thumbnailEdges, fallback: 240))
  }

  private func phrase(for label: SizeLabel) -> PhraseKey {
    switch label {
    case .square75, .square150, .thumbnail100, .small240, .small320, .small400: .sizeSmall
    case .medium500, .medium640, .medium800: .sizeMedium
    case .large1024, .large1600, .large2048: .sizeLarge
    case .extra3K, .extra4K, .extra5K, .extra6K: .sizeExtraLarge
    case .original: .sizeOriginal
    }
  }
}
