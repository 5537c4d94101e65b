/// What libarchive tells of an entry.
struct EntryHeader {
  enum Kind {
    case file
    case folder
    case link
    case special
  }

  /// The name; `nil` where its letters cannot be read.
  let name: String?
  let kind: Kind
  /// The unpacked bytes, where they are told.
  let size: Int?
  let isEncrypted: Bool
}
