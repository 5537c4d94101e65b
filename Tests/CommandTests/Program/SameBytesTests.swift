import Foundation
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

  @Test("The rights of new files and the order of files on the disk change no byte")
  func sameBytesOfFolders() async throws {
    let numbers = [1, 2, 3, 9, 10, 11]
    let first = try TemporaryFolder()
    let second = try TemporaryFolder()
    for number in numbers {
      let answer = SavedAnswer.list(of: 20, from: number * 100)
      try first.write(answer, to: "answers/page-\(number).xml")
    }
    for number in numbers.reversed() {
      let answer = SavedAnswer.list(of: 20, from: number * 100)
      try second.write("", to: "answers/x")
      try second.write(answer, to: "answers/page-\(number).xml")
      try FileManager.default.removeItem(atPath: "\(second.path)/answers/x")
    }
    let here = try await Binary(folder: first.path, umask: "000").run(["answers"])
    let there = try await Binary(folder: second.path, umask: "077").run(["answers"])
    #expect(here.status == 0 && there.status == 0, "\(there.errors)")
    #expect(try first.files(in: "site") == second.files(in: "site"))
  }
}
