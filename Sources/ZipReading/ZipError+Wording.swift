extension ZipError {
  package var description: String {
    guard let entry else { return "\(archive): \(fault)" }
    return "\(archive): '\(Self.shown(entry))': \(fault)"
  }

  /// Cuts a name and shows control characters as what they are, since it may be hostile.
  private static func shown(_ name: String) -> String {
    let cut = name.count > 120 ? name.prefix(120) + "…" : name[...]
    return cut.unicodeScalars.map {
      $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : String($0)
    }.joined()
  }
}

extension ZipError.Fault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing: "there is no such file"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .notAFile: "it is not a file"
    case .notAZip: "it is not a zip archive"
    case .empty: "it is a zip archive without files"
    case .incomplete:
      "it is only a part of a zip archive: its list of contents is missing; download it again"
    case .damaged(let reason): "it is damaged (\(reason)); download it again"
    case .encrypted: "it is locked with a password; unpack it and use the folder"
    case .unsafeName: "this name could lead out of a folder, so the archive is refused"
    case .duplicateName: "this name stands in the archive twice, so the archive is refused"
    case .link: "it is a link, and an export holds none, so the archive is refused"
    case .special: "it is neither a file nor a folder, so the archive is refused"
    case .tooManyEntries(let limit): "it lists more than \(limit) files, so it is refused"
    case .bomb(let ratio):
      "it unpacks to more than \(ratio) times its size, as only an attack does, so it is refused"
    case .tooLarge(let limit): "it has more than \(limit) bytes, so it is not read"
    case .wrongSize(let told): "it does not have the \(told) bytes that the archive tells of"
    case .changed: "it is not where it was a moment ago: the archive has changed"
    case .unwritable(let path, let reason): "it cannot be unpacked to \(path): \(reason)"
    }
  }
}
