import Foundation
import GalleryModel

/// Finds a title for what answers were saved.
enum GalleryTitle {
  /// Takes the title from an answer, else from the name of the file or folder.
  ///
  /// - Parameters:
  ///   - page: What the answer holds.
  ///   - path: Where it lies; the method's name is often in it.
  ///   - fallback: The file or folder that was asked for.
  /// - Returns: A title that is not empty unless the name is.
  static func title(of page: AnswerPage, path: String, fallback: String) -> String {
    if case .titled(let title) = page.subject { return title }
    if lastPart(path).contains("interestingness.getList") { return "Explore" }
    if case .member(let person) = page.subject { return "Photos by \(person.displayName)" }
    let name = lastPart(fallback)
    let ending = name.range(of: ".", options: .backwards)
    let base = ending.map { name[..<$0.lowerBound] } ?? name[...]
    return base.isEmpty ? name : String(base)
  }

  private static func lastPart(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.lastPathComponent
  }
}
