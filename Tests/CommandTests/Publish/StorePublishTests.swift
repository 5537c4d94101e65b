import Foundation
import Testing

/// Publishing to an object store, as far as this machine has rclone and a server for it.
@Suite(
  .enabled(if: S3Server.program != nil, "moto is not installed"),
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/rclone"), "no rclone"),
  .timeLimit(.minutes(15)))
struct StorePublishTests {
  private func publish(_ binary: Binary, _ target: String, _ more: String...) async throws
    -> PublishReport
  {
    let outcome = try await binary.run(["publish", target, "--json"] + more)
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

  /// Copies what is in the store to the folder `copy`.
  private func fetch(_ binary: Binary) async throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/rclone")
    process.arguments = ["copy", "store:bucket/gallery", "copy"]
    process.currentDirectoryURL = URL(filePath: binary.folder)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": binary.folder]
      .merging(binary.environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let outcome = try await RunningBinary(process).outcome()
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(
    "A store gets what differs, photo by photo over the borders of pages, and loses what is gone")
  func store() async throws {
    let folder = try TemporaryFolder()
    let server = try await S3Server(program: #require(S3Server.program), in: folder.path)
    let binary = Binary(folder: folder.path, environment: server.settings)
    let target = "store:bucket/gallery"
    try await build(binary, folder, photos: 18)
    let first = try await publish(binary, target)
    let site = try folder.files(in: "site").keys.filter { !$0.hasPrefix(".") }
    #expect(Set(first.moved) == Set(site) && first.removed.isEmpty)
    #expect(try await publish(binary, target).moved.isEmpty)
    #expect(try await publish(binary, target, "--dry-run").moved.isEmpty)

    // The 19th photo begins a page.
    for photos in 19...21 {
      try await build(binary, folder, photos: photos)
      let report = try await publish(binary, target)
      let grids = report.moved.filter { $0.hasPrefix("page-") || $0 == "index.html" }
      #expect(grids.contains("index.html") && grids.count <= 2, "\(grids)")
      #expect(report.moved.count { $0.hasPrefix("photo/") } == 2)
      #expect(report.moved.contains("photo/53000000\(photos).html") && report.removed.isEmpty)
      #expect(try await publish(binary, target).moved.isEmpty)
    }

    try await build(binary, folder, photos: 12)
    #expect(try await publish(binary, target).removed.contains("photo/5300000021.html"))
    #expect(try await publish(binary, target).moved.isEmpty)
    try await fetch(binary)
    let copy = try folder.files(in: "copy").filter { !$0.key.hasPrefix(".") }
    #expect(try copy == folder.files(in: "site").filter { !$0.key.hasPrefix(".") })
    withExtendedLifetime(server) {}
  }

  @Test("A key in the target, or one that is refused, is told nobody")
  func secrets() async throws {
    let folder = try TemporaryFolder()
    let server = try await S3Server(program: #require(S3Server.program), in: folder.path)
    let binary = Binary(folder: folder.path)
    try await build(binary, folder, photos: 3)
    for (endpoint, status) in [(server.address, Int32(0)), ("http://127.0.0.1:1", 1)] {
      let settings =
        "provider=Other,region=us-east-1,access_key_id=\(S3Server.accessKey),"
        + "secret_access_key=\(S3Server.secretKey),endpoint=\"\(endpoint)\",list_version=1"
      let outcome = try await Binary(
        folder: folder.path, environment: ["RCLONE_LOW_LEVEL_RETRIES": "1", "RCLONE_RETRIES": "1"]
      ).run(["publish", ":s3,\(settings):bucket/a", "--verbose"])
      #expect(outcome.status == status, "\(outcome.errors)")
      let said = outcome.output + outcome.errors
      #expect(said.contains(":s3,provider=Other") && !said.contains(S3Server.accessKey))
      #expect(!said.contains(S3Server.secretKey))
    }
    withExtendedLifetime(server) {}
  }
}
