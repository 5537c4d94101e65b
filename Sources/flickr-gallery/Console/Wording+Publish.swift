import Arguments
import Publishing

extension Wording {
  static func unpublished(_ site: String) -> String {
    "\(site) was not published, because the checks found faults:"
  }

  static func inVain(_ flag: Flag) -> String {
    "--\(flag.declaration.name) does nothing with this kind of target: "
      + "see 'flickr-gallery publish --help'."
  }

  static func published(_ report: PublishReport, to place: String, isRehearsal: Bool) -> String {
    guard !report.isEmpty else { return "\(place) is up to date." }
    let moved = counted(report.moved.count, "file")
    let removed = counted(report.removed.count, "file")
    return isRehearsal
      ? "Would move \(moved) to \(place), and remove \(removed)."
      : "Moved \(moved) to \(place)"
        + (report.removed.isEmpty ? "." : ", and removed \(removed).")
  }
}
