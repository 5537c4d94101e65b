import GalleryModel

/// Remembers how days are written, since most photos share theirs with others.
final class DateMemory {
  private static let most = 1024

  private var texts: [CalendarDay: String] = [:]

  /// Gives what is remembered of a day, or writes it.
  func text(of day: CalendarDay, write: () -> String) -> String {
    if let text = texts[day] { return text }
    if texts.count == Self.most { texts.removeAll(keepingCapacity: true) }
    let text = write()
    texts[day] = text
    return text
  }
}
