import FakeFlickr
import Foundation
import Testing

@Suite("Hostile texts and the program")
struct HostileTextsTests {
  /// What a terminal would obey, or what would turn or hide text.
  private func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private func expectPlain(_ outcome: Outcome, _ what: String) {
    for text in [outcome.output, outcome.errors] {
      #expect(!text.unicodeScalars.contains(where: isObeyed), "\(what): \(text.debugDescription)")
    }
  }

  @Test(
    "A stream of hostile titles from the API makes a site without faults", .timeLimit(.minutes(10)))
  func stream() async throws {
    let texts = try HostileTexts.load()
    let fake = try FakeFlickr(WorldOptions(photos: texts.count))
    fake.update { world in
      for (index, text) in texts.enumerated() {
        var edit = PhotoEdit()
        edit.title = text
        edit.description = texts[(index + 7) % texts.count]
        world.edits[index] = edit
      }
    }
    let folder = try TemporaryFolder()
    let binary = Binary(
      folder: folder.path,
      environment: ["FLICKR_API_KEY": fake.credentials.key, "FLICKR_API_URL": fake.apiURL])
    let built = try await binary.run(["explore", "--per-page", "100", "--verbose"])
    #expect(built.status == 0, "\(built.errors.suffix(2000))")
    expectPlain(built, "build")
    let verified = try await binary.run(["verify", "--verbose"])
    #expect(verified.status == 0, "\(verified.errors.suffix(2000))")
    expectPlain(verified, "verify")
  }

  @Test("No terminal obeys what strangers wrote, whatever is told of it")
  func terminal() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    let obeyed = try HostileTexts.load().filter {
      $0.unicodeScalars.contains(where: isObeyed) && !$0.contains("\0")
    }
    #expect(obeyed.count > 30)
    for (index, text) in obeyed.enumerated() {
      let name = text.replacing("/", with: "")
      guard !name.utf8.isEmpty, name.utf8.count < 200 else { continue }
      let record = "<photo id=\"\(name.filter { $0.isLetter || $0.isNumber })x\" title=\"t\"/>"
      try folder.write(SavedAnswer.answer(record, total: 1), to: "in\(index)/\(name).xml")
      expectPlain(try await binary.run(["in\(index)", "--verbose", "--title", text]), "build")
      expectPlain(try await binary.run([name]), "WHAT")
      expectPlain(try await binary.run(["--theme", name]), "theme")
      expectPlain(try await binary.run(["--\(name)"]), "option")
      expectPlain(try await binary.run(["verify", name, "--verbose"]), "verify")
    }
  }
}
