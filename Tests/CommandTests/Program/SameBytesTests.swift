import Testing

@Suite struct SameBytesTests {
  @Test(
    "Folder, time zone, locale and number of tasks change no byte", arguments: ["sample", "a.xml"])
  func sameBytes(what: String) async throws {
    let first = try TemporaryFolder()
    let second = try TemporaryFolder()
    try first.write(SavedAnswer.list(of: 250), to: "a.xml")
    try second.write(SavedAnswer.list(of: 250), to: "a.xml")
    let here = try await Binary(
      folder: first.path, environment: ["TZ": "Pacific/Auckland", "LC_ALL": "tr_TR.UTF-8"]
    ).run([what, "--jobs", "1"])
    let there = try await Binary(
      folder: second.path, environment: ["TZ": "America/Lima", "LANG": "de_DE.UTF-8"]
    ).run([what, "--jobs", "5", "--output", "elsewhere"])
    #expect(here.status == 0 && there.status == 0)
    #expect(try first.files(in: "site") == second.files(in: "elsewhere"))
  }
}
