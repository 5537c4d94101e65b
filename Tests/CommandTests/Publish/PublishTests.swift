import FakeFlickr
import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(15))) struct PublishTests {
  /// Each kind of target on this machine, with the program it needs.
  private static let targets = [
    ("out", nil), ("git:bare.git#pages", "git"), ("rsync:synced", "rsync"),
    ("rclone:cloned", "rclone"), ("rsync:swapped/live", "rsync"),
  ]

  private func isInstalled(_ program: String?) -> Bool {
    program.map { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") } ?? true
  }

  private func publish(
    _ binary: Binary, _ target: String, _ more: String...
  ) async throws -> PublishReport {
    let atomic = target.contains("swapped") ? ["--atomic"] : []
    let outcome = try await binary.run(["publish", target, "--json"] + atomic + more)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try outcome.json(PublishReport.self)
  }

  private func build(_ binary: Binary, _ folder: borrowing TemporaryFolder, photos: Int)
    async throws
  {
    try folder.write(SavedAnswer.list(of: photos), to: "a.xml")
    let outcome = try await binary.run(["a.xml", "--paging", "stable", "--per-page", "6"])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(
    "The second time nothing moves; after one photo only what it shows on; what is gone goes",
    arguments: targets)
  func twice(target: String, program: String?) async throws {
    guard isInstalled(program) else { return }
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    _ = try await Git.run(["init", "-q", "--bare", "bare.git"], in: folder.path)
    try await build(binary, folder, photos: 24)
    let site = Set(try folder.files(in: "site").keys.filter { !$0.hasPrefix(".") })
    let isAtomic = target.contains("swapped")
    let isGit = target.hasPrefix("git:")
    if !isAtomic {
      #expect(try await publish(binary, target, "--dry-run").moved.count >= site.count)
    }
    let first = try await publish(binary, target)
    #expect(!first.dryRun && site.isSubset(of: Set(first.moved)) && first.removed.isEmpty)
    #expect(isGit == first.moved.contains(".nojekyll"))
    #expect(try await publish(binary, target).moved.isEmpty)
    #expect(try await publish(binary, target, "--dry-run").moved.isEmpty)

    // The 25th photo begins a page.
    for photos in 25...27 {
      try await build(binary, folder, photos: photos)
      let next = try await publish(binary, target)
      let pages = next.moved.filter { $0.hasPrefix("page-") || $0 == "index.html" }
      #expect(pages.contains("index.html") && pages.count <= 2, "\(pages)")
      #expect(next.moved.count { $0.hasPrefix("photo/") } == 2)
      #expect(next.moved.contains("photo/53000000\(photos).html") && next.moved.count < 20)
      #expect(next.removed.isEmpty)
    }
    #expect(try await publish(binary, target).moved.isEmpty)

    try await build(binary, folder, photos: 18)
    let third = try await publish(binary, target)
    #expect(isAtomic || third.removed.contains("photo/5300000027.html"))
    #expect(try await publish(binary, target).moved.isEmpty)
    if isGit {
      let log = try await Git.run(
        ["--git-dir=bare.git", "log", "--format=%s", "pages"], in: folder.path)
      #expect(log.split(separator: "\n").count == 5)
    } else {
      let published = try folder.files(in: target.replacing(/^[a-z]+:/, with: "") + "/.")
      let site = try folder.files(in: "site").filter { !$0.key.hasPrefix(".") }
      #expect(published.filter { !$0.key.hasPrefix(".") } == site)
    }
  }

  @Test("A branch keeps its domain, and its history or none")
  func branch() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    _ = try await Git.run(["init", "-q", "--bare", "bare.git"], in: folder.path)
    for command in [
      ["init", "-q", "-b", "gh-pages", "work"],
      ["-C", "work", "commit", "-q", "--allow-empty", "-m", "Begin"],
    ] {
      _ = try await Git.run(
        ["-c", "user.name=A", "-c", "user.email=a@b"] + command, in: folder.path)
    }
    try folder.write("photos.example.org\n", to: "work/CNAME")
    try folder.write("old", to: "work/old.html")
    for command in [
      ["add", "."], ["commit", "-q", "-m", "Name it"], ["push", "-q", "../bare.git", "gh-pages"],
    ] {
      _ = try await Git.run(
        ["-c", "user.name=A", "-c", "user.email=a@b", "-C", "work"] + command, in: folder.path)
    }
    try await build(binary, folder, photos: 3)
    let report = try await publish(binary, "git:bare.git")
    #expect(report.removed == ["old.html"] && !report.moved.contains("CNAME"))
    let bare = "--git-dir=bare.git"
    let files = try await Git.run(
      [bare, "ls-tree", "-r", "--name-only", "gh-pages"], in: folder.path)
    #expect(files.contains("CNAME\n") && files.contains(".nojekyll\n"))
    #expect(!files.contains(".flickr-gallery"))
    #expect(try await Git.run([bare, "rev-list", "--count", "gh-pages"], in: folder.path) == "3\n")
    try await build(binary, folder, photos: 4)
    _ = try await publish(binary, "git:bare.git#gh-pages", "--squash")
    #expect(try await Git.run([bare, "rev-list", "--count", "gh-pages"], in: folder.path) == "1\n")
  }

  @Test("A site with faults is not published")
  func faults() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    try await build(binary, folder, photos: 3)
    try folder.write("<p>broken", to: "site/index.html")
    let outcome = try await binary.run(["publish", "out"])
    #expect(outcome.status == 2 && outcome.errors.contains("was not published"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/out"))
  }

  @Test("A site with photos that the library knows not to be public is refused, unless asked for")
  func leak() async throws {
    let fake = try FakeFlickr(WorldOptions(photos: 10, hiddenPhotos: 5))
    let folder = try TemporaryFolder()
    let credentials = fake.credentials
    let binary = Binary(
      folder: folder.path,
      environment: [
        "FLICKR_API_KEY": credentials.key, "FLICKR_API_SECRET": credentials.secret,
        "FLICKR_API_URL": fake.apiURL, "FLICKR_OAUTH_TOKEN": credentials.token,
        "FLICKR_OAUTH_TOKEN_SECRET": credentials.tokenSecret,
      ])
    let stream = "https://www.flickr.com/photos/\(fake.world.owners[0].nsid)/"
    #expect(try await binary.run([stream, "--visibility", "all"]).status == 0)
    let refused = try await binary.run(["publish", "out"])
    #expect(refused.status == 2 && refused.errors.contains("was not published"))
    _ = try await publish(binary, "out", "--visibility", "all")
  }

  @Test("Strangers' files stay, and are overwritten only when that is allowed")
  func strangers() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    try await build(binary, folder, photos: 3)
    try folder.write("mine", to: "out/index.html")
    try folder.write("mine", to: "out/photo/notes.txt")
    let refused = try await binary.run(["publish", "out"])
    #expect(refused.status == 1 && refused.errors.contains("index.html"))
    #expect(try folder.text("out/index.html") == "mine")
    _ = try await publish(binary, "out", "--adopt")
    try await build(binary, folder, photos: 2)
    _ = try await publish(binary, "out")
    #expect(try folder.text("out/photo/notes.txt") == "mine")
  }

  @Test(
    "What is no target, or cannot be reached, is told",
    arguments: [
      ("", 64), ("-oProxyCommand=x", 64), ("git:--upload-pack=x", 64), ("git:repo#--all", 64),
      ("me@-oProxyCommand=x:path", 64), ("rsync:-e sh", 64), ("rclone:--config=x", 64),
      ("git:#gh-pages", 64), ("git:bare.git#a..b", 64), ("site", 64), ("site/deep", 64),
      ("git:none.git#pages", 1), ("rclone:none:path", 1), ("https://host/me/photos.git", 64),
    ])
  func refused(target: String, status: Int32) async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    try await build(binary, folder, photos: 1)
    if target == "site/deep" { try folder.write("", to: "site/deep/x.txt") }
    let outcome = try await binary.run(["publish", "--site", "site", "--", target])
    #expect(outcome.status == status, "\(outcome.errors)")
  }

  @Test("A program that is missing is named, and the target may stand in the configuration")
  func configured() async throws {
    let folder = try TemporaryFolder()
    var binary = Binary(folder: folder.path)
    try await build(binary, folder, photos: 1)
    let none = try await binary.run(["publish"])
    #expect(none.status == 64 && none.errors.contains("There is no target"))
    try folder.write("{publish: 'rsync:out', output: 'site'}", to: "gallery.json5")
    binary.environment["PATH"] = "/nowhere"
    let missing = try await binary.run(["publish"])
    #expect(missing.status == 69 && missing.errors.contains("'rsync' is needed"))
    try folder.write("{publish: 'out', output: '../site'}", to: "deep/gallery.json5")
    let outcome = try await binary.run(["publish", "--config", "deep/gallery.json5"])
    #expect(outcome.status == 0 && outcome.output.contains("deep/out"))
    let vain = try await binary.run(["publish", "out", "--atomic", "--squash", "--adopt"])
    #expect(vain.status == 0 && vain.errors.contains("--atomic does nothing"))
    #expect(vain.errors.contains("--squash does") && !vain.errors.contains("--adopt does"))
    try folder.write("{publish: '-x'}", to: "gallery.json5")
    let wrong = try await binary.run(["publish"])
    #expect(wrong.status == 78 && wrong.errors.contains("gallery.json5:1:11"))
  }
}
