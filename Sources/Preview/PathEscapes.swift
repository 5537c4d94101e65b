import Foundation

/// Writes decoded paths as they stand in addresses.
enum PathEscapes {
  /// Escapes what a path cannot hold as it is.
  static func escaped(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }
}
