import Foundation

/// Runs the program that was built beside these tests, as a process of its own.
struct Binary {
  /// The folder it is started in.
  var folder: String
  /// Variables beside the few that every process needs.
  var environment: [String: String] = [:]
  /// The rights that new files are not given, in octal digits, if not this process's.
  var umask: String?

  /// Runs it to its end.
  func run(_ arguments: [String]) async throws -> Outcome {
    let running = try start(arguments)
    return try await running.outcome()
  }

  /// Starts it, and does not wait; what it reads comes from the pipe, if there is one.
  func start(_ arguments: [String], input: Pipe? = nil) throws -> RunningBinary {
    let process = Process()
    let program = try Self.url()
    process.executableURL = umask == nil ? program : URL(filePath: "/bin/sh")
    let shell = umask.map { ["-c", "umask \($0) && exec \"$0\" \"$@\"", program.path] } ?? []
    process.arguments = shell + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let base = ["PATH": "/usr/bin:/bin", "HOME": folder, "LC_ALL": "C", "TZ": "UTC"]
    process.environment = base.merging(environment) { $1 }
    process.standardInput = input ?? FileHandle.nullDevice
    return try RunningBinary(process)
  }

  static func url() throws -> URL {
    let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let places = [tests, URL(filePath: ProjectFolder.path(".build/debug"))]
    let found = places.map { $0.appending(path: "flickr-gallery") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { throw NotBuilt(places: places.map(\.path)) }
    return found
  }

  struct NotBuilt: Error {
    let places: [String]
  }
}
