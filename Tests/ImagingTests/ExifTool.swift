import Foundation
import Testing

/// Runs exiftool, which reads and writes metadata independently of the library.
enum ExifTool {
  private static let program = ["/usr/bin/exiftool", "/usr/local/bin/exiftool"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  static var isInstalled: Bool { program != nil }

  /// Runs it and gives what it prints.
  @discardableResult
  static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(program))
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: answer, as: UTF8.self)
  }

  /// Writes places, serial numbers, names and a thumbnail into a picture.
  static func tellEverything(in path: String, ofKind variant: String) throws {
    let thumbnail = path + "-thumbnail"
    try Data([0xff, 0xd8, 0xff, 0xd9]).write(to: URL(fileURLWithPath: thumbnail))
    try run([
      "-overwrite_original", "-m", "-GPSLatitude=48.1", "-GPSLatitudeRef=N", "-GPSLongitude=11.5",
      "-GPSLongitudeRef=E", "-Exif:SerialNumber=12345", "-Exif:OwnerName=SECRET",
      "-Exif:LensSerialNumber=999", "-Exif:UserComment=SECRET", "-Exif:ImageDescription=SECRET",
      "-XMP:CreatorWorkEmail=SECRET@example.org", "-XMP:GPSLatitude=48.1", "-IPTC:City=SECRET",
      "-IPTC:Writer-Editor=SECRET", "-Comment=SECRET", "-ThumbnailImage<=\(thumbnail)",
      "-Artist=Ann Author", path,
    ])
    try FileManager.default.removeItem(atPath: thumbnail)
  }

  /// Lists what files tell; one run for all, since each takes its time to start.
  static func tags(of paths: [String]) throws -> [ExifTag] {
    var (path, found): (String, [ExifTag]) = (paths.first ?? "", [])
    for line in try run(["-G", "-s", "-a", "-u"] + paths).split(separator: "\n") {
      if line.hasPrefix("======== ") {
        path = String(line.dropFirst(9))
      } else if line.hasPrefix("[") {
        let words = line.split(maxSplits: 2) { " []:".contains($0) }
        let value = line.split(separator: ": ", maxSplits: 1).dropFirst().first ?? ""
        guard words.count > 1 else { continue }
        found.append(
          ExifTag(path: path, group: "\(words[0])", name: "\(words[1])", value: "\(value)"))
      }
    }
    return found
  }
}
