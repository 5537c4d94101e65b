import Foundation

/// A program of the system, called with a list of arguments and never through a shell.
struct ExternalProgram: Sendable {
  let name: String
  private let path: String
  private let environment: [String: String]
  private let told: @Sendable (String) -> Void

  /// Finds a program on the `PATH`.
  ///
  /// - Throws: ``PublishError/missingProgram(_:)``.
  init(
    _ name: String, environment: [String: String], told: @escaping @Sendable (String) -> Void
  ) throws(PublishError) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let found = folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let found else { throw .missingProgram(name) }
    self.name = name
    path = found
    self.environment = environment
    self.told = told
  }

  /// Runs it to its end; a cancelled task ends it.
  ///
  /// What it says goes through files: a full pipe cannot stop it.
  func run(
    _ arguments: [String], adding variables: [String: String] = [:], in folder: String? = nil,
    scratch: ScratchFolder
  ) async throws -> ProgramOutput {
    told(([name] + arguments).joined(separator: " "))
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment.merging(variables) { $1 }
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.standardInput = FileHandle.nullDevice
    let output = try scratch.write("", to: "output")
    let errors = try scratch.write("", to: "errors")
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    let status = try await Self.status(of: process)
    try Task.checkCancellation()
    return ProgramOutput(
      status: Int(status), output: scratch.text(of: "output") ?? "",
      errors: scratch.text(of: "errors") ?? "")
  }

  /// Runs it, and fails with what it said unless it ends as wished.
  func demand(
    _ arguments: [String], to task: String, adding variables: [String: String] = [:],
    in folder: String? = nil, scratch: ScratchFolder
  ) async throws -> ProgramOutput {
    let output = try await run(arguments, adding: variables, in: folder, scratch: scratch)
    guard output.status == 0 else { throw failure(output, task) }
    return output
  }

  /// Words the failure of a run.
  func failure(_ output: ProgramOutput, _ task: String) -> PublishError {
    .failed(program: name, task: task, status: output.status, words: output.words)
  }

  private static func status(of process: Process) async throws -> Int32 {
    let (ends, continuation) = AsyncStream<Int32>.makeStream()
    process.terminationHandler = {
      continuation.yield($0.terminationStatus)
      continuation.finish()
    }
    try process.run()
    let identifier = process.processIdentifier
    return await withTaskCancellationHandler {
      // The stream ends with the task as well; the program's end is waited for all the same.
      for await status in ends { return status }
      return -1
    } onCancel: {
      kill(identifier, SIGTERM)
    }
  }
}
