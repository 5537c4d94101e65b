/// Details of a photo as bytes, to be kept in a file.
package struct PackedDetails: Hashable, Sendable {
  /// The form of the bytes; others are not read.
  private static let version: UInt8 = 1
  private static let headLength = 9

  /// The bytes, the same for equal details on every machine and in every run.
  package let bytes: [UInt8]

  /// Packs details.
  package init(_ details: PhotoDetails) {
    var body = ByteWriter()
    body.write(details.exif.count)
    for value in details.exif {
      for text in [value.space, value.name, value.label, value.value] { body.write(text) }
    }
    body.write(details.comments.count)
    for comment in details.comments {
      body.write(comment.id)
      Self.write(comment.author, to: &body)
      body.write(comment.posted?.seconds)
      body.write(comment.textHTML)
    }
    body.write(details.notes.count)
    for note in details.notes {
      body.write(note.id)
      Self.write(note.author, to: &body)
      let frame = note.frame.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
      body.write(frame.count)
      for number in frame { body.write(number) }
      body.write(note.textHTML)
    }
    bytes = [Self.version] + Self.sum(of: body.bytes[...]) + body.bytes
  }

  /// Unpacks details.
  ///
  /// - Returns: `nil` where the bytes are damaged, or of another form.
  package static func details(in bytes: [UInt8]) -> PhotoDetails? {
    guard bytes.count > headLength, bytes[0] == version,
      bytes[1..<headLength].elementsEqual(sum(of: bytes[headLength...]))
    else { return nil }
    var reader = ByteReader(bytes, from: headLength)
    let exif = (0..<reader.readNumber()).map { _ in
      ExifValue(
        space: reader.readText(), name: reader.readText(), label: reader.readText(),
        value: reader.readText())
    }
    let comments = (0..<reader.readNumber()).map { _ in
      PhotoComment(
        id: reader.readText(), author: readPerson(from: &reader),
        posted: reader.readOptionalNumber().map(Timestamp.init(seconds:)),
        textHTML: reader.readText())
    }
    let notes = (0..<reader.readNumber()).map { _ in
      PhotoNote(
        id: reader.readText(), author: readPerson(from: &reader), frame: readFrame(from: &reader),
        textHTML: reader.readText())
    }
    return PhotoDetails(comments: comments, notes: notes, exif: exif)
  }

  private static func sum(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    let sum = bytes.withUnsafeBytes { Digest(of: $0) }.value
    return (0..<8).map { UInt8(truncatingIfNeeded: sum >> ($0 * 8)) }
  }

  private static func write(_ person: Person?, to writer: inout ByteWriter) {
    writer.write(person?.id.rawValue ?? "")
    guard let person else { return }
    for text in [person.username, person.realName, person.pathAlias ?? "", person.location] {
      writer.write(text)
    }
    writer.write(person.icon?.server ?? 0)
    writer.write(person.isDeleted ? 1 : 0)
  }

  private static func readPerson(from reader: inout ByteReader) -> Person? {
    guard let id = NSID(reader.readText()) else { return nil }
    let texts = (0..<4).map { _ in reader.readText() }
    return Person(
      id: id, username: texts[0], realName: texts[1], pathAlias: texts[2].isEmpty ? nil : texts[2],
      icon: BuddyIcon(server: reader.readNumber()), location: texts[3],
      isDeleted: reader.readNumber() == 1)
  }

  private static func readFrame(from reader: inout ByteReader) -> PhotoNote.Frame? {
    let numbers = (0..<reader.readNumber()).map { _ in reader.readNumber() }
    guard numbers.count == 4 else { return nil }
    return PhotoNote.Frame(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
