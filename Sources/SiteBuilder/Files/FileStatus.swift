/// Tells what stands under a name in a folder.
struct FileStatus: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case file
    case folder
    case other
  }

  let kind: Kind
  let size: Int
}
