import Foundation
import Testing
import ZipWriting

/// Reads a large export in a process of its own; see `Tests/ExportReader`.
struct ExportMemoryTests {
  @Test("5,000 photos in 12 archives need less than 200 MB, unpacking a film of 250 MB too")
  func staysSmall() throws {
    let export = try MadeExport()
    try writeTexts(to: export)
    try writeMedia(to: export)
    let out = export.path + "/out"
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: false)
    let words = try run(["--unpack", out, export.path])
    let numbers = words.prefix(4).compactMap { Int($0) }
    #expect(numbers.prefix(3) == [5000, 40, 5000])
    let peak = try #require(numbers.last)
    #expect((1...200_000).contains(peak), "peak of \(peak) KiB")
  }

  private func writeTexts(to export: MadeExport) throws {
    let tags = (0..<12).map {
      #"{"tag":"word \#($0)","user":"https://www.flickr.com/photos/ann/"}"#
    }
    let albums = (0..<40).map { album in
      let ids = stride(from: album + 1, through: 5000, by: 40).map { "\"\($0)\"" }
      return #"{"id":"\#(7000 + album)","title":"A","photos":[\#(ids.joined(separator: ","))]}"#
    }
    for part in 0..<2 {
      var files = (1...2500).map { number in
        let id = part * 2500 + number
        return MadeExport.photo(
          id,
          [
            "tags": "[\(tags.joined(separator: ","))]",
            "description": "\"\(String(repeating: "words ", count: 60))\"",
          ])
      }
      if part == 0 {
        files += [
          ("account_profile.json", MadeExport.profile),
          ("albums.json", #"{"albums":[\#(albums.joined(separator: ","))]}"#),
        ]
      }
      try export.zip("721_06fx_part\(part + 1).zip", files)
    }
  }

  private func writeMedia(to export: MadeExport) throws {
    for part in 0..<10 {
      let writer = try ZipWriter(
        path: "\(export.path)/data-download-\(part + 1).zip", isPacked: false)
      for number in 1...500 {
        let id = part * 500 + number
        let size = id == 1234 ? 250_000_000 : 2000
        try writer.add(
          "photo_\(id)_o.\(id == 1234 ? "mp4" : "jpg")", Array(repeating: 7, count: size))
      }
      try writer.finish()
    }
  }

  private func run(_ arguments: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = try Self.reader()
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    let text = String(decoding: data ?? Data(), as: UTF8.self)
    try #require(process.terminationStatus == 0, "\(text)")
    print("export-reader:", text)
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func reader() throws -> URL {
    let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    return try #require(
      [tests, root.appending(path: ".build/debug")].map { $0.appending(path: "export-reader") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) })
  }
}
