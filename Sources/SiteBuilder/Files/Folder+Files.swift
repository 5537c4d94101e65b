import Foundation

extension Folder {
  /// Writes a new file; one of that name, or a link, must not be there.
  ///
  /// Takes a path through folders of our own making, too, and makes those that are missing.
  func create(_ path: String, _ bytes: UnsafeRawBufferPointer) throws(SiteError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    var file = openat(descriptor, path, flags, 0o644)
    if file < 0, errno == ENOENT {
      try makeFolders(of: path)
      file = openat(descriptor, path, flags, 0o644)
    }
    guard file >= 0 else { throw .last("write", pathOf(path)) }
    defer { close(file) }
    try write(bytes, to: file, path)
  }

  /// Replaces a file in one step that survives a power failure.
  func replace(_ name: String, _ bytes: [UInt8]) throws(SiteError) {
    let new = "\(name).new"
    do throws(SiteError) {
      try save(bytes, as: new)
      try move(new, to: self, name)
    } catch {
      // A full disk gets back what the attempt took; the first failure is the one to tell.
      unlinkat(descriptor, new, 0)
      throw error
    }
    try save()
  }

  private func save(_ bytes: [UInt8], as new: String) throws(SiteError) {
    let file = openat(
      descriptor, new, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .last("write", pathOf(new)) }
    defer { close(file) }
    try bytes.withUnsafeBufferPointer { (buffer) throws(SiteError) in
      try write(UnsafeRawBufferPointer(buffer), to: file, new)
    }
    guard fsync(file) == 0 else { throw .last("save", pathOf(new)) }
  }

  /// Reads a file whole, or its beginning; a link is not followed.
  ///
  /// - Returns: `nil` where nothing has that name.
  func read(_ name: String, upTo limit: Int = .max) throws(SiteError) -> [UInt8]? {
    // Without O_NONBLOCK a pipe would wait for somebody to write to it.
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .last("read", pathOf(name))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last("read", pathOf(name)) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .system(operation: "read", path: pathOf(name), reason: "it is no file")
    }
    var failed = false
    let size = min(limit, max(0, Int(status.st_size)))
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = 0
      while count < size {
        let got = Foundation.read(file, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0, errno == EINTR { continue }
        failed = got < 0
        guard got > 0 else { return }
        count += got
      }
    }
    if failed { throw .last("read", pathOf(name)) }
    return bytes
  }

  /// Lends a file piece by piece, so that a large one takes no more memory than a small one.
  ///
  /// All pieces but the last are equally long: 256 KiB.
  /// Nothing is lent where nothing has that name.
  func readPieces(
    of name: String, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(SiteError) {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return }
      throw .last("read", pathOf(name))
    }
    defer { close(file) }
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    defer { piece.deallocate() }
    while true {
      var count = 0
      while count < piece.count {
        let got = Foundation.read(
          file, piece.baseAddress.map { $0 + count }, piece.count - count)
        if got < 0, errno == EINTR { continue }
        guard got >= 0 else { throw .last("read", pathOf(name)) }
        guard got > 0 else { break }
        count += got
      }
      guard count > 0 else { return }
      body(UnsafeRawBufferPointer(rebasing: piece[..<count]))
    }
  }

  /// Gives a file a second name in another folder, or moves it where a disk has no such thing.
  ///
  /// Takes a path through folders of our own making, too, and makes those that are missing.
  func link(_ name: String, of folder: Folder, as path: String) throws(SiteError) {
    var result = linkat(folder.descriptor, name, descriptor, path, 0)
    if result != 0, errno == ENOENT {
      try makeFolders(of: path)
      result = linkat(folder.descriptor, name, descriptor, path, 0)
    }
    guard result != 0 else { return }
    guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(errno) else {
      throw .last("write", pathOf(path))
    }
    try folder.move(name, to: self, path)
  }

  /// Moves a file or folder, over what has the new name.
  func move(_ name: String, to folder: Folder, _ newName: String) throws(SiteError) {
    guard renameat(descriptor, name, folder.descriptor, newName) == 0 else {
      throw .last("move into place", folder.pathOf(newName))
    }
  }

  /// Removes a file or link; one that is gone already is fine.
  func remove(_ name: String) throws(SiteError) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else {
      throw .last("remove", pathOf(name))
    }
  }

  /// Removes a folder if it is empty.
  ///
  /// - Returns: Whether it is gone.
  func removeEmptyFolder(_ name: String) -> Bool {
    unlinkat(descriptor, name, AT_REMOVEDIR) == 0
  }

  /// Removes a folder of ours with everything in it.
  func removeTree(_ name: String) throws(SiteError) {
    guard let child = try folder(name) else { return }
    for entry in try child.entries() {
      if entry.kind == .folder {
        try child.removeTree(entry.name)
      } else {
        try child.remove(entry.name)
      }
    }
    guard removeEmptyFolder(name) || errno == ENOENT else { throw .last("remove", pathOf(name)) }
  }

  /// Makes the folder's entries survive a power failure.
  func save() throws(SiteError) {
    // Some file systems cannot save a folder on its own; they say EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last("save", path) }
  }

  private func makeFolders(of path: String) throws(SiteError) {
    var folder = self
    for name in path.split(separator: "/").dropLast() {
      folder = try folder.makeFolder(String(name))
    }
  }

  private func write(
    _ bytes: UnsafeRawBufferPointer, to file: CInt, _ name: String
  ) throws(SiteError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(file, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .last("write", pathOf(name))
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }
}
