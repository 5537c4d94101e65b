/// Packs photos into a few hundred bytes each, so that a big gallery fits in little memory.
///
/// The owner is not packed: members recur.
///
/// Files hold what is written here: a change needs a migration of the library.
enum PhotoCoder {
  static func write(_ photo: Photo, to writer: inout ByteWriter) {
    writer.write(photo.id.rawValue)
    writer.write(photo.title)
    writer.write(photo.descriptionHTML)
    write(photo.taken, to: &writer)
    writer.write(photo.posted?.seconds)
    writer.write(photo.updated?.seconds)
    writer.write(photo.license.id)
    writer.write(photo.tags.count)
    for tag in photo.tags {
      writer.write(tag.normalized)
      writer.write(tag.raw, after: tag.normalized)
    }
    writer.write(photo.machineTags.count)
    for tag in photo.machineTags { writer.write(tag) }
    write(photo.place, to: &writer)
    writer.write(photo.media == .video ? 1 : 0)
    writer.write(photo.safety?.rawValue)
    writer.write(photo.visibility.rawValue)
    writer.write(photo.counts.views)
    writer.write(photo.counts.faves)
    writer.write(photo.counts.comments)
    SizesCoder.write(photo.sizes, to: &writer)
  }

  /// Unpacks a photo; edges leave out sizes that no picture with those edges shows.
  static func readPhoto(
    from reader: inout ByteReader, owner: Person, fitting edges: [Int]? = nil
  ) -> Photo? {
    guard let id = PhotoID(reader.readText()) else { return nil }
    return Photo(
      id: id, title: reader.readText(), descriptionHTML: reader.readText(), owner: owner,
      taken: readTaken(from: &reader), posted: readTimestamp(from: &reader),
      updated: readTimestamp(from: &reader), license: License(id: reader.readNumber()),
      tags: (0..<reader.readNumber()).map { _ in
        let normalized = reader.readText()
        return Tag(raw: reader.readText(after: normalized), normalized: normalized)
      },
      machineTags: (0..<reader.readNumber()).map { _ in reader.readText() },
      place: readPlace(from: &reader), media: reader.readNumber() == 1 ? .video : .photo,
      safety: reader.readOptionalNumber().flatMap(Safety.init(rawValue:)),
      visibility: Visibility(rawValue: reader.readNumber()) ?? .unknown,
      counts: Counts(
        views: reader.readOptionalNumber(), faves: reader.readOptionalNumber(),
        comments: reader.readOptionalNumber()),
      sizes: SizesCoder.read(from: &reader, fitting: edges))
  }

  private static func readTimestamp(from reader: inout ByteReader) -> Timestamp? {
    reader.readOptionalNumber().map(Timestamp.init(seconds:))
  }

  private static func write(_ taken: TakenDate, to writer: inout ByteWriter) {
    let numbers =
      switch taken {
      case .unknown: [0]
      case .circa(let year): [1, year]
      case .year(let year): [2, year]
      case .month(let year, let month): [3, year, month]
      case .moment(let day, let second): [4, day.year, day.month, day.day, second]
      }
    for number in numbers { writer.write(number) }
  }

  private static func readTaken(from reader: inout ByteReader) -> TakenDate {
    switch reader.readNumber() {
    case 1: .circa(reader.readNumber())
    case 2: .year(reader.readNumber())
    case 3: .month(year: reader.readNumber(), month: reader.readNumber())
    case 4: readMoment(from: &reader)
    default: .unknown
    }
  }

  private static func readMoment(from reader: inout ByteReader) -> TakenDate {
    let day = CalendarDay(
      year: reader.readNumber(), month: reader.readNumber(), day: reader.readNumber())
    let second = reader.readNumber()
    return day.map { .moment($0, second: second) } ?? .unknown
  }

  private static func write(_ place: Place?, to writer: inout ByteWriter) {
    writer.write(place == nil ? 0 : 1)
    guard let place else { return }
    writer.write(Int(bitPattern: UInt(place.latitude.bitPattern)))
    writer.write(Int(bitPattern: UInt(place.longitude.bitPattern)))
    writer.write(place.accuracy)
    writer.write(place.names.count)
    for name in place.names { writer.write(name) }
  }

  private static func readPlace(from reader: inout ByteReader) -> Place? {
    guard reader.readNumber() == 1 else { return nil }
    let latitude = Double(bitPattern: UInt64(UInt(bitPattern: reader.readNumber())))
    let longitude = Double(bitPattern: UInt64(UInt(bitPattern: reader.readNumber())))
    let accuracy = reader.readNumber()
    let names = (0..<reader.readNumber()).map { _ in reader.readText() }
    return Place(latitude: latitude, longitude: longitude, accuracy: accuracy, names: names)
  }
}
