import GalleryModel

/// Turns the record of a photo, from whatever method, into a ``Photo``.
struct PhotoReader: Sendable {
  /// What silence about privacy means.
  let access: Access
  /// Who owns the photos of a list that says it once for all.
  let listOwner: Person?
  private let sizes: SizeReader

  init(access: Access, hosts: ImageHosts, listOwner: Person? = nil) {
    self.access = access
    self.listOwner = listOwner
    sizes = SizeReader(hosts: hosts)
  }

  /// Reads a record.
  ///
  /// - Parameters:
  ///   - record: What an answer tells of the photo.
  ///   - faults: Is told why the record or a part of it cannot be used.
  /// - Returns: `nil` without a valid id or a known owner.
  func photo(of record: PhotoRecord, faults: inout [String]) -> Photo? {
    guard let id = PhotoID(record[.id]) else {
      faults.append(record[.id].isEmpty ? "the photo has no id" : "the id is not a number")
      return nil
    }
    guard let owner = owner(of: record) else {
      faults.append("nobody knows whose photo it is")
      return nil
    }
    var refused: [String] = []
    let ladder = sizes.ladder(of: record, refused: &refused)
    if let host = refused.first {
      faults.append("\(refused.count) image files are not on Flickr's hosts but on '\(host)'")
    }
    let words = TagWords.sort(record)
    return Photo(
      id: id, title: RecordText.cleaned(record[.title]),
      descriptionHTML: RecordText.normalized(record[.description]),
      owner: owner, taken: taken(of: record), posted: timestamp(record, .posted),
      updated: timestamp(record, .updated),
      license: record.number(.license).map(License.init) ?? .allRightsReserved, tags: words.tags,
      machineTags: words.machineTags, place: place(of: record),
      media: record[.media] == "video" ? .video : .photo, safety: safety(of: record),
      visibility: visibility(of: record), counts: counts(of: record), sizes: ladder)
  }

  private func owner(of record: PhotoRecord) -> Person? {
    guard let id = NSID(record[.owner]) ?? listOwner?.id else { return nil }
    let name = RecordText.cleaned(record[.ownerName])
    return Person(
      id: id, username: name.isEmpty && id == listOwner?.id ? listOwner?.username ?? "" : name,
      realName: RecordText.cleaned(record[.realName]),
      pathAlias: PersonReader.alias(record[.pathAlias]),
      icon: record.number(.iconServer).flatMap(BuddyIcon.init))
  }

  private func taken(of record: PhotoRecord) -> TakenDate {
    TakenDate(
      flickrText: record[.taken], granularity: record.number(.granularity) ?? 0,
      isUnknown: record.number(.takenUnknown) == 1)
  }

  private func timestamp(_ record: PhotoRecord, _ field: PhotoField) -> Timestamp? {
    record.positive(field).map(Timestamp.init)
  }

  private func safety(of record: PhotoRecord) -> Safety? {
    let text = record[.safety]
    if text.isEmpty { return access == .unsigned ? .safe : nil }
    return AnswerNumber.whole(text).flatMap(Safety.init(rawValue:)) ?? .restricted
  }

  private func visibility(of record: PhotoRecord) -> Visibility {
    guard !record[.isPublic].isEmpty else { return access == .unsigned ? .everyone : .unknown }
    switch record.number(.isPublic) {
    case 1: return .everyone
    case 0: break
    default: return .unknown
    }
    return switch (record.number(.isFriend) == 1, record.number(.isFamily) == 1) {
    case (true, true): .friendsAndFamily
    case (true, false): .friends
    case (false, true): .family
    case (false, false): .onlyOwner
    }
  }

  private func place(of record: PhotoRecord) -> Place? {
    guard let accuracy = record.positive(.accuracy), isPlaceShown(record),
      let latitude = Double(record[.latitude]), let longitude = Double(record[.longitude])
    else { return nil }
    return Place(
      latitude: latitude, longitude: longitude, accuracy: accuracy, names: record.placeNames)
  }

  private func isPlaceShown(_ record: PhotoRecord) -> Bool {
    record[.geoIsPublic].isEmpty
      ? access == .unsigned : record.number(.geoIsPublic) == 1
  }

  private func count(_ record: PhotoRecord, _ field: PhotoField) -> Int? {
    record.number(field).flatMap { $0 < 0 ? nil : $0 }
  }

  private func counts(of record: PhotoRecord) -> Counts {
    Counts(
      views: count(record, .views), faves: count(record, .faves),
      comments: count(record, .comments))
  }
}
