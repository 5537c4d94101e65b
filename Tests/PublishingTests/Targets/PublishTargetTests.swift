import Publishing
import Testing

@Suite struct PublishTargetTests {
  @Test(
    "A target's form tells what brings the site there",
    arguments: [
      ("public", .folder("public")), ("/srv/a:b", .folder("/srv/a:b")),
      ("git:origin", .git(remote: "origin", branch: "gh-pages")),
      ("git:https://host/a#b.git#pages", .git(remote: "https://host/a#b.git", branch: "pages")),
      ("me@host:www", .rsync("me@host:www")), ("rsync://host/m", .rsync("rsync://host/m")),
      ("rsync:deep/live", .rsync("deep/live")), ("store:bucket/x", .rclone("store:bucket/x")),
      ("rclone:copy", .rclone("copy")), (":local:/srv", .rclone(":local:/srv")),
    ] as [(String, PublishTarget)])
  func understood(text: String, target: PublishTarget) throws {
    #expect(try PublishTarget(text) == target)
  }

  @Test(
    "An address of another scheme is refused, with the way to write it",
    arguments: [
      ("https://host/me/photos.git", "write 'git:' in front"),
      ("ssh://git@host/photos.git", "write 'git:' in front"),
      ("s3://bucket/photos", "NAME:PATH"), ("sftp://host/www", "NAME:PATH"),
      ("FTP://host", "NAME:PATH"), ("file:///srv/www", "the path of a folder"),
    ])
  func otherSchemes(text: String, advice: String) {
    let error = #expect(throws: PublishError.self) { try PublishTarget(text) }
    #expect(error?.description.contains(advice) == true)
  }
}
