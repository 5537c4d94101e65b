import GalleryModel
import Testing

struct PackedDetailsTests {
  private static func details() throws -> PhotoDetails {
    let author = Person(
      id: try #require(NSID("1@N01")), username: "Ann", realName: "Ann É", pathAlias: "ann",
      icon: BuddyIcon(server: 7), location: "Ulm", isDeleted: true)
    return PhotoDetails(
      comments: [
        PhotoComment(
          id: "c", author: author, posted: Timestamp(seconds: 12), textHTML: "<b>x</b>"),
        PhotoComment(id: "", author: nil, posted: nil, textHTML: "y"),
      ],
      notes: [
        PhotoNote(
          id: "n", author: author, frame: PhotoNote.Frame(x: 1, y: 2, width: 3, height: 4),
          textHTML: "z"),
        PhotoNote(id: "m", author: nil, frame: nil, textHTML: ""),
      ],
      exif: [ExifValue(space: "IFD0", name: "Make", label: "Make", value: "Canon")])
  }

  @Test("Details come back as they were")
  func comesBack() throws {
    let details = try Self.details()
    #expect(PackedDetails.details(in: PackedDetails(details).bytes) == details)
    #expect(PackedDetails.details(in: PackedDetails(PhotoDetails()).bytes) == PhotoDetails())
  }

  @Test("Damaged bytes are no details")
  func refusesDamage() throws {
    let bytes = PackedDetails(try Self.details()).bytes
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1
      #expect(PackedDetails.details(in: damaged) == nil)
      #expect(PackedDetails.details(in: Array(bytes[..<index])) == nil)
    }
  }
}
