/// Something in a folder.
struct FolderEntry: Equatable, Sendable {
  let name: String
  let kind: FileStatus.Kind
}
