import Arguments
import Publishing

extension PublishTarget {
  /// The flags that were given and mean nothing where the site goes.
  func flagsInVain(of arguments: ParsedCommand) -> [Flag] {
    let meant: Flag? =
      switch self {
      case .folder: PublishFlags.adopt
      case .git: PublishFlags.squash
      case .rsync: PublishFlags.atomic
      case .rclone: nil
      }
    return [PublishFlags.adopt, PublishFlags.squash, PublishFlags.atomic].filter {
      arguments[$0] && $0.declaration.name != meant?.declaration.name
    }
  }
}
