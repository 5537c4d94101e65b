/// Packs what photos are filed under into some ten bytes and the tags.
enum FilingCoder {
  static func write(_ filing: PhotoFiling, to writer: inout ByteWriter) {
    writer.write(filing.ownerPosition)
    writer.write(filing.date?.code ?? 0)
    writer.write(filing.tags)
    writer.write(filing.coordinates == nil ? 0 : 1)
    if let point = filing.coordinates {
      writer.write(Int(bitPattern: UInt(point.latitude.bitPattern)))
      writer.write(Int(bitPattern: UInt(point.longitude.bitPattern)))
    }
  }

  /// Reads what was written; the id stands behind it, as the first of the photo.
  static func readFiling(from reader: inout ByteReader) -> PhotoFiling? {
    let owner = reader.readNumber()
    let date = FilingDate(code: reader.readNumber())
    let tags = reader.readText()
    var coordinates: Coordinates?
    if reader.readNumber() == 1 {
      let latitude = Double(bitPattern: UInt64(UInt(bitPattern: reader.readNumber())))
      let longitude = Double(bitPattern: UInt64(UInt(bitPattern: reader.readNumber())))
      coordinates = Coordinates(latitude: latitude, longitude: longitude)
    }
    return PhotoID(reader.readText()).map {
      PhotoFiling(id: $0, ownerPosition: owner, date: date, tags: tags, coordinates: coordinates)
    }
  }

  /// Passes what was written, and gives the position of the owner.
  static func skipFiling(in reader: inout ByteReader) -> Int {
    let owner = reader.readNumber()
    _ = reader.readNumber()
    reader.skipText()
    if reader.readNumber() == 1 {
      _ = reader.readNumber()
      _ = reader.readNumber()
    }
    return owner
  }
}
