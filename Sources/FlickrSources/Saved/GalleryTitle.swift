import Foundation
import GalleryModel

/// Finds a title for what answers were saved.
enum GalleryTitle {
  /// Takes the title from an answer, else from the name of the file or folder.
  ///
  /// - Parameters:
  ///   - page: What the first answer holds.
  ///   - last: What the last of several answers holds; if it is about something else, none of the
  ///     answers can name them all.
  ///   - path: Where the first lies; the method's name is often in it.
  ///   - fallback: The file or folder that was asked for.
  /// - Returns: A title that is not empty unless the name is.
  static func title(
    first page: AnswerPage, last: AnswerPage?, path: String, fallback: String
  ) -> String {
    let isOfAll = last.map { !$0.listsPhotos || isSame($0.subject, page.subject) } ?? true
    if isOfAll, case .titled(let title) = page.subject { return title }
    if lastPart(path).contains("interestingness.getList") { return "Explore" }
    if isOfAll, case .member(let person) = page.subject { return "Photos by \(person.displayName)" }
    let name = lastPart(fallback)
    let ending = name.range(of: ".", options: .backwards)
    let base = ending.map { name[..<$0.lowerBound] } ?? name[...]
    return base.isEmpty ? name : String(base)
  }

  private static func isSame(_ left: AnswerPage.Subject, _ right: AnswerPage.Subject) -> Bool {
    if case .member(let one) = left, case .member(let other) = right { return one.id == other.id }
    return left == right
  }

  private static func lastPart(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.lastPathComponent
  }
}
