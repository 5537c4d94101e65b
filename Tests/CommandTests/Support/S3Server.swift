import Foundation

/// A server on this machine that speaks S3: moto's, where it is installed.
final class S3Server: Sendable {
  static let accessKey = "AKIAIOSFODNN7EXAMPLE"
  static let secretKey = "wJalrXUtnFEMIbPxRfiCYEXAMPLEKEY"

  /// Where the server's program is, if it is anywhere.
  static let program: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders =
      [ProjectFolder.path(".build/tests-venv/bin")] + path.split(separator: ":").map(String.init)
    return folders.map { "\($0)/moto_server" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  /// Where it listens.
  let address: String
  private let running: RunningBinary

  /// Starts it on a port that is free, and waits until it listens.
  init(program: String, in folder: String) async throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["-H", "127.0.0.1", "-p", "0"]
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = FileHandle.nullDevice
    running = try RunningBinary(process)
    let said = await running.errors { $0.contains("Running on") && $0.hasSuffix("\n") }
    guard let found = said.firstMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+/) else {
      throw NotStarted(said: said)
    }
    address = String(found.output)
  }

  deinit { running.end() }

  /// Lets rclone know it as the remote `store`.
  var settings: [String: String] {
    [
      "RCLONE_CONFIG_STORE_TYPE": "s3", "RCLONE_CONFIG_STORE_PROVIDER": "Other",
      "RCLONE_CONFIG_STORE_ENDPOINT": address, "RCLONE_CONFIG_STORE_REGION": "us-east-1",
      "RCLONE_CONFIG_STORE_ACCESS_KEY_ID": Self.accessKey,
      "RCLONE_CONFIG_STORE_SECRET_ACCESS_KEY": Self.secretKey,
    ]
  }

  struct NotStarted: Error {
    let said: String
  }
}
