import GalleryModel
import PhotoLibrary

/// Knows only the names and short links that the library remembers.
final class OfflineNames: NameMemory {
  private let library: Library

  init(_ library: Library) { self.library = library }

  /// Recalls what a name means.
  ///
  /// - Throws: ``LibraryError/noList(_:list:known:)`` where nobody asked for the name yet.
  func id(named address: String) throws -> NSID? {
    if let id = try library.id(named: address) { return id }
    throw LibraryError.noList(
      library.path, list: ListKey(address), known: try library.lists())
  }

  func remember(_ id: NSID, named address: String) {}

  /// Recalls where a short link leads.
  ///
  /// - Throws: ``CommandError/shortLinkOffline(_:)`` where nobody followed it yet.
  func target(ofShortLink path: String) throws -> String? {
    if let target = try library.target(ofShortLink: path) { return target }
    throw CommandError.shortLinkOffline(path)
  }

  func remember(target: String, ofShortLink path: String) {}
}
