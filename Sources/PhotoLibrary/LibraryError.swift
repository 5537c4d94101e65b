/// Says why the library could not be used: which file, what failed, why, and what to do.
package enum LibraryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no file to read.
  case missing(String)
  /// The file cannot be opened or made.
  case cannotOpen(String, reason: String)
  /// The file is no database, or another program's.
  case notALibrary(String)
  /// A later version of this program wrote the file.
  case newer(String, version: Int, known: Int)
  /// Another process writes to the file.
  case inUse(String)
  /// The disk is full; what was kept before is whole.
  case full(String)
  /// The file or its folder may not be written.
  case readOnly(String)
  /// The file's content is damaged.
  case damaged(String, reason: String)
  /// Something else went wrong.
  case failed(String, reason: String)
  /// The library holds no such list.
  case noList(String, list: ListKey, known: [ListKey])
  /// A complete list lost so many of its photos that something is wrong.
  case massDisappearance(list: ListKey, before: Int, after: Int)
  /// A complete list lost the photos that only its member sees: the login is missing.
  case hiddenDisappearance(list: ListKey, hidden: Int, after: Int)
}
