import Foundation

/// The program git, without anybody's settings.
enum Git {
  static let path = "/usr/bin/git"

  /// Whether it is there to be run.
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Runs it in a folder, which is its home folder, too; gives what it prints.
  static func run(_ arguments: [String], in folder: String) async throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder]
    process.standardInput = FileHandle.nullDevice
    return try await RunningBinary(process).outcome().output
  }
}
