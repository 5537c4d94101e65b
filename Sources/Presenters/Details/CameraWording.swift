import GalleryModel

/// Puts what a camera wrote into words: the useful first, nothing that tells too much.
struct CameraWording {
  let phrases: Phrases

  // More is noise to a reader, and makes pages heavy.
  private static let mostOthers = 40

  func data(_ values: [ExifValue]) -> CameraData? {
    guard !values.isEmpty else { return nil }
    let shown = values.filter { !PlainText.isBlank($0.value) }
    let main = rows(in: shown)
    let others = shown.filter { !Self.isMain($0.name) && !Self.isPrivate($0) && !Self.isNoise($0) }
    guard !main.isEmpty || !others.isEmpty else { return nil }
    return CameraData(
      main: main,
      others: others.prefix(Self.mostOthers).map {
        CameraData.Row(
          label: PlainText.title($0.label.isEmpty ? $0.name : $0.label),
          value: Self.short(PlainText.title($0.value)))
      })
  }

  private func rows(in values: [ExifValue]) -> [CameraData.Row] {
    let text = { (names: [String]) -> String? in
      for name in names {
        if let value = values.first(where: { $0.name == name })?.value {
          return Self.short(PlainText.title(value))
        }
      }
      return nil
    }
    let camera = Self.camera(make: text(["Make"]), model: text(["Model", "UniqueCameraModel"]))
    let rows: [(PhraseKey, String?)] = [
      (.exifCamera, camera), (.exifLens, text(Self.lensNames)),
      (.exifExposure, text(["ExposureTime", "ShutterSpeedValue"]).map(exposure)),
      (.exifAperture, text(["FNumber", "ApertureValue"]).map(Self.aperture)),
      (.exifSensitivity, text(["ISO", "ISOSpeedRatings", "PhotographicSensitivity"])),
      (.exifFocalLength, text(["FocalLength"]).map(Self.length)),
      (.exifFlash, text(["Flash"])),
    ]
    return rows.compactMap { key, value in
      value.map { CameraData.Row(label: phrases.text(key), value: $0) }
    }
  }

  /// Names a camera once: most models begin with the maker's name.
  private static func camera(make: String?, model: String?) -> String? {
    guard let model else { return make }
    guard let make, let maker = make.split(separator: " ").first else { return model }
    return model.lowercased().contains(maker.lowercased()) ? model : "\(make) \(model)"
  }

  /// Turns `0.02 sec (1/50)` and `1/50` into seconds as photographers write them.
  private func exposure(_ text: String) -> String {
    var time = text[...]
    if let open = time.firstIndex(of: "("), let close = time.lastIndex(of: ")"), open < close {
      time = time[time.index(after: open)..<close]
    } else if let unit = time.firstRange(of: " sec") {
      time = time[..<unit.lowerBound]
    }
    let isNumber = !time.isEmpty && time.utf8.allSatisfy { (46...57).contains($0) }
    return isNumber ? phrases.text(.exifSeconds, ["time": String(time)]) : text
  }

  private static func aperture(_ text: String) -> String {
    Double(text) == nil ? text : "f/\(text)"
  }

  private static func length(_ text: String) -> String {
    guard text.hasSuffix(".0 mm") else { return text }
    return text.dropLast(5) + " mm"
  }

  private static func short(_ text: String) -> String {
    text.count > 120 ? text.prefix(119) + "…" : text
  }

  private static let lensNames = ["LensModel", "Lens", "LensType", "LensInfo"]

  private static func isMain(_ name: String) -> Bool { mainNames.contains(name) }

  private static let mainNames: Set<String> = [
    "Make", "Model", "UniqueCameraModel", "LensModel", "Lens", "ExposureTime", "ShutterSpeedValue",
    "FNumber", "ApertureValue", "ISO", "ISOSpeedRatings", "PhotographicSensitivity", "FocalLength",
    "Flash",
  ]

  /// Tells that a value gives away where the photo was taken, or which single camera took it.
  private static func isPrivate(_ value: ExifValue) -> Bool {
    let name = value.name.lowercased()
    return value.space.uppercased().hasPrefix("GPS") || privateWords.contains { name.contains($0) }
  }

  private static let privateWords = [
    "gps", "serial", "latitude", "longitude", "location", "address", "owner", "uniqueid",
    "documentid", "instanceid", "phone", "email", "region",
  ]

  /// Tells that a value says how the file is laid out, which nobody asks for.
  private static func isNoise(_ value: ExifValue) -> Bool {
    let name = value.name.lowercased()
    return noiseWords.contains { name.contains($0) } || value.space.hasPrefix("ICC")
  }

  private static let noiseWords = [
    "offset", "thumbnail", "bytecount", "resolution", "compression", "ycbcr", "subsec", "version",
    "componentsconfiguration", "digest", "makernote", "padding", "interop",
  ]
}
