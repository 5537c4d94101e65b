import Foundation
package import GalleryModel

/// Keeps a login in a file that nobody but its owner may read.
package struct CredentialsFile: AccountStore {
  private struct Content: Codable {
    var token: String
    var tokenSecret: String
    var nsid: String
    var username: String
  }

  /// The folder of the program's own settings.
  private let folder: String
  /// Where the login is.
  package let path: String

  /// Names the file in a folder, which need not be there yet.
  package init(folder: String) {
    self.folder = folder
    path = "\(folder)/credentials"
  }

  /// Reads the login; nothing where there is none.
  ///
  /// - Throws: ``FlickrSourceError/login(_:)`` where there is a file, but no login in it.
  package func load() throws(FlickrSourceError) -> Credentials? {
    guard isThere else { return nil }
    let content: Content
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      content = try decoder.decode(Content.self, from: data)
    } catch is DecodingError {
      // The error's own text quotes what stands in the file.
      throw .login(.unreadable(path, reason: "it is not what a login is saved as"))
    } catch {
      throw .login(.unreadable(path, reason: "it may not be read"))
    }
    return Credentials(
      token: content.token, tokenSecret: content.tokenSecret, member: NSID(content.nsid),
      username: content.username)
  }

  /// Tells whether there is a login that others on this machine may read.
  package var isOpenToOthers: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & (S_IRGRP | S_IROTH) != 0
  }

  /// Writes the login in one step: a reader finds the old one or the new one, whole.
  ///
  /// - Throws: ``FlickrSourceError/login(_:)`` naming the file and why it cannot be written.
  package func save(_ credentials: Credentials) throws(FlickrSourceError) {
    let content = Content(
      token: credentials.token, tokenSecret: credentials.tokenSecret,
      nsid: credentials.member?.rawValue ?? "", username: credentials.username)
    do {
      let encoder = JSONEncoder()
      encoder.keyEncodingStrategy = .convertToSnakeCase
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
      let data = try encoder.encode(content)
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
      try write(Array(data) + [UInt8(ascii: "\n")])
    } catch let error as FlickrSourceError {
      throw error
    } catch {
      throw unsaved("the folder cannot be made, or not be kept from others")
    }
  }

  /// Removes the login; false where there was none.
  ///
  /// - Throws: ``FlickrSourceError/login(_:)`` naming the file and why it stays.
  package func remove() throws(FlickrSourceError) -> Bool {
    if unlink(path) == 0 { return true }
    guard errno == ENOENT || errno == ENOTDIR else { throw unsaved(reason()) }
    return false
  }

  private var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  private func write(_ bytes: [UInt8]) throws(FlickrSourceError) {
    let draft = "\(path).new"
    // What a killed run left behind may have been readable for others.
    if unlink(draft) != 0, errno != ENOENT { throw unsaved(reason()) }
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw unsaved(reason()) }
    let isWritten =
      fchmod(descriptor, 0o600) == 0 && write(all: bytes, to: descriptor) && fsync(descriptor) == 0
    let problem = isWritten ? nil : reason()
    let isClosed = close(descriptor) == 0
    guard problem == nil, isClosed, rename(draft, path) == 0 else {
      let cause = problem ?? reason()
      unlink(draft)
      throw unsaved(cause)
    }
  }

  private func write(all bytes: [UInt8], to descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno != EINTR { return false }
      start += max(0, count)
    }
    return true
  }

  private func reason() -> String { String(cString: strerror(errno)) }

  private func unsaved(_ reason: String) -> FlickrSourceError {
    .login(.unsaved(path, reason: reason))
  }
}
