import Testing
import ZipReading

struct ZipErrorTests {
  @Test("An error names the archive, the file and the way out")
  func wording() {
    let error = ZipError(archive: "in/part1.zip", entry: "photo_1.json", fault: .encrypted)
    #expect(
      error.description
        == "in/part1.zip: 'photo_1.json': it is locked with a password; unpack it and use the folder"
    )
    #expect(
      ZipError(archive: "a.zip", fault: .incomplete).description
        == "a.zip: it is only a part of a zip archive: its list of contents is missing; "
        + "download it again")
  }

  @Test("A hostile name cannot paint the terminal or fill it")
  func showsNames() {
    let name = "\u{1B}[2J" + String(repeating: "x", count: 1000)
    let text = ZipError(archive: "a.zip", entry: name, fault: .unsafeName).description
    #expect(!text.contains("\u{1B}"))
    #expect(text.count < 300)
  }
}
