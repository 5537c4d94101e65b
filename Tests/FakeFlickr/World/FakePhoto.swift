/// Holds a photo of the made-up world: everything about it follows from its serial number.
package struct FakePhoto: Sendable, Equatable {
  /// Counts the photos in the order of upload.
  package let serial: Int
  /// Who took it.
  package let owner: FakeOwner
  /// Who may see it.
  let audience: FakeAudience
  /// What was changed since it was uploaded.
  let edit: PhotoEdit

  private static let firstID = 53_000_000_000

  /// The id, which grows with the serial number.
  package static func id(of serial: Int) -> String { "\(firstID + serial * 7)" }

  /// Finds the serial number behind an id.
  package static func serial(of id: String) -> Int? {
    guard let number = Int(id), number >= firstID, (number - firstID) % 7 == 0 else { return nil }
    return (number - firstID) / 7
  }

  /// The id.
  package var id: String { Self.id(of: serial) }
  /// The secret that sizes up to 1024 pixels share; replacing the photo changes it.
  package var secret: String { Mix(serial, edit.replacements, 1).secret }
  var originalSecret: String { Mix(serial, edit.replacements, 2).secret }
  var server: Int { edit.isProcessing ? 0 : serial % 11 == 0 ? 1 + serial % 900 : 65_535 }
  var farm: Int { server == 65_535 ? 66 : 1 + server % 9 }

  /// The title, which may be empty, blank, hostile or in any script.
  package var title: String { edit.title ?? PhotoTexts.title(serial) }
  var description: String { edit.description ?? PhotoTexts.description(serial) }

  /// Seconds since 1970; each photo has its own.
  package var uploaded: Int { 1_600_000_000 + serial * 600 }
  var updated: Int { uploaded + 60 + edit.revision * 3_600 }
  var granularity: Int { [0, 0, 0, 0, 0, 4, 0, 6, 0, 8][serial % 10] }
  var isTakenUnknown: Bool { serial % 13 == 12 }
  var taken: String {
    if serial % 29 == 28 { return "0000-00-00 00:00:00" }
    let time = CivilTime(isTakenUnknown ? uploaded : uploaded - 86_400 * (serial % 400) - 3_600)
    switch granularity {
    case 4: return "\(time.text().prefix(7))-01 00:00:00"
    case 6, 8: return "\(time.year)-01-01 00:00:00"
    default: return time.text()
    }
  }

  var license: Int { serial % 17 }
  var tags: [FakeTag] { FakeTag.tags(of: serial) }
  var place: FakePlace? { serial % 4 == 1 ? FakePlace(serial: serial) : nil }
  var hidesExif: Bool { serial % 7 == 3 }
  /// Whether everyone may see the place.
  var isPlacePublic: Bool { serial % 8 == 1 }
  var isVideo: Bool { serial % 23 == 22 }
  var views: Int { Mix(serial, 3).below(50_000) }
  var faves: Int { Mix(serial, 4).below(500) }
  var comments: Int { serial % 5 == 0 ? serial % 3 + 1 : 0 }
  var rotation: Int { serial % 31 == 30 ? 90 : 0 }
  /// Whether the owner lets everyone fetch the original.
  var isDownloadable: Bool { (1...16).contains(license) || serial % 6 != 5 }
  var originalFormat: String { ["jpg", "jpg", "jpg", "png", "jpg", "gif"][serial % 6] }
}
