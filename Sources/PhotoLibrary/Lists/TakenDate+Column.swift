import GalleryModel

extension TakenDate {
  /// The date for a column, as exact as it is known; circa says so, unknown is nothing.
  var columnText: String? {
    if case .circa(let year) = self { return "circa \(year)" }
    return htmlDateTime.map { $0.replacing("T", with: " ") }
  }
}
