import Foundation

/// Holds a folder open, so that no renamed or linked path can lead elsewhere what is done in it.
final class Folder: Sendable {
  /// The path for messages.
  let path: String
  let descriptor: CInt

  private init(_ descriptor: CInt, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// Opens a folder by a path that a user named; links on the way are followed.
  ///
  /// - Returns: `nil` where nothing has that path.
  static func open(_ path: String) throws(SiteError) -> Folder? {
    let descriptor = Foundation.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { return Folder(descriptor, path: path) }
    switch errno {
    case ENOENT: return nil
    case ENOTDIR:
      var status = stat()
      throw stat(path, &status) == 0 ? .outputIsFile(path) : .parentMissing(output: path)
    default: throw .last("open", path)
    }
  }

  /// Opens a folder inside this one; a link is not followed.
  ///
  /// - Returns: `nil` where nothing has that name.
  func folder(_ name: String) throws(SiteError) -> Folder? {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let child = openat(descriptor, name, flags)
    if child >= 0 { return Folder(child, path: pathOf(name)) }
    switch errno {
    case ENOENT: return nil
    case ENOTDIR, ELOOP: throw .obstacle(path: pathOf(name))
    default: throw .last("open", pathOf(name))
    }
  }

  /// Opens a folder inside this one, and makes it where it is missing.
  func makeFolder(_ name: String) throws(SiteError) -> Folder {
    if mkdirat(descriptor, name, 0o755) != 0, errno != EEXIST {
      throw .last("make the folder", pathOf(name))
    }
    guard let child = try folder(name) else { throw .last("open", pathOf(name)) }
    return child
  }

  /// Finds what stands under a name or relative path, a link as itself.
  func status(of name: String) throws(SiteError) -> FileStatus? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .last("look at", pathOf(name))
    }
    let kind: FileStatus.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    return FileStatus(kind: kind, size: Int(status.st_size))
  }

  /// Lists what is in the folder, in the disk's order.
  func entries() throws(SiteError) -> [FolderEntry] {
    // A stream of its own: reading one moves the position of the descriptor it was opened with.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { throw .last("list", path) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != "." && name != ".." {
        try entries.append(
          FolderEntry(name: name, kind: kind(ofType: Int(entry.pointee.d_type), name)))
      }
      errno = 0
    }
    guard errno == 0 else { throw .last("list", path) }
    return entries
  }

  private func kind(ofType type: Int, _ name: String) throws(SiteError) -> FileStatus.Kind {
    switch type {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_UNKNOWN): return try status(of: name)?.kind ?? .other
    default: return .other
    }
  }

  /// Names something in this folder for messages.
  func pathOf(_ name: String) -> String { path == "/" ? "/\(name)" : "\(path)/\(name)" }
}
