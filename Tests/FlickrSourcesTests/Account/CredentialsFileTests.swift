import Foundation
import GalleryModel
import Testing

@testable import FlickrSources

@Suite struct CredentialsFileTests {
  private let login = Credentials(
    token: "t0ken", tokenSecret: "5ecret", member: NSID("1@N00"), username: "Änn \"x\"")

  @Test("A login is for its owner's eyes, in a folder for its owner's eyes")
  func modes() throws {
    let folder = try TemporaryFolder()
    let settings = folder.path + "/a/b"
    let file = CredentialsFile(folder: settings)
    try file.save(login)
    #expect(try mode(of: file.path) == 0o600 && mode(of: settings) == 0o700)
    #expect(try file.load() == login)
  }

  @Test("A new login takes the place of one that others could read, and of a draft")
  func replaces() throws {
    let folder = try TemporaryFolder()
    let file = CredentialsFile(folder: folder.path)
    for path in [file.path, file.path + ".new"] {
      try Data("old".utf8).write(to: URL(filePath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    }
    try file.save(login)
    #expect(try mode(of: file.path) == 0o600 && file.load() == login)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["credentials"])
  }

  @Test("A login is removed once")
  func removes() throws {
    let folder = try TemporaryFolder()
    let file = CredentialsFile(folder: folder.path)
    try file.save(login)
    #expect(try file.remove() && !file.remove() && file.load() == nil)
  }

  @Test("A file that holds no login is an error that names it and quotes nothing")
  func garbled() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{\"token\": \"t0ken\"", to: "credentials")
    let error = #expect(throws: FlickrSourceError.self) {
      try CredentialsFile(folder: folder.path).load()
    }
    #expect(error?.kind == .configuration && error?.description.contains(path) == true)
    #expect(error?.description.contains("t0ken") == false)
  }

  @Test("A place that cannot be written is an error that names the file")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let plain = try folder.write("", to: "plain")
    let file = CredentialsFile(folder: plain)
    let error = #expect(throws: FlickrSourceError.self) { try file.save(login) }
    #expect(error?.description.contains(file.path) == true)
  }

  private func mode(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? NSNumber).intValue
  }
}
