import Arguments
import Configuration
import Foundation

/// Finds and reads the configuration file of a command line.
struct ConfigurationLoader {
  /// No configuration is longer; anything beyond is another file.
  private static let longest = 1 << 20

  private let named: String?
  private let isWanted: Bool

  /// Looks for the file that a command names, or else for the usual one.
  init(_ command: ParsedCommand) {
    named = command[ConfigurationFlags.config]
    isWanted =
      FlickrGallery.program.command(named: command.name)?
      .options.contains(ConfigurationFlags.config.declaration) ?? false
  }

  /// Reads the file; `nil` where none was named and none is there.
  ///
  /// - Throws: ``ConfigurationError`` for whatever is wrong with it.
  func load() throws -> LoadedConfiguration? {
    guard isWanted else { return nil }
    let path = named ?? ConfigurationFlags.defaultFile
    guard named != nil || FileManager.default.fileExists(atPath: path) else { return nil }
    let (bytes, isOpenToAll) = try read(path)
    return try LoadedConfiguration(
      ConfigurationFile(bytes, name: path), isOpenToAll: isOpenToAll)
  }

  private func read(_ path: String) throws(ConfigurationError) -> ([UInt8], isOpenToAll: Bool) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw unusable(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unusable(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw ConfigurationError(file: path, message: "this is no file")
    }
    guard status.st_size <= Self.longest else {
      throw ConfigurationError(file: path, message: "the file is too large for a configuration")
    }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      return (Array(try handle.readToEnd() ?? Data()), status.st_mode & S_IROTH != 0)
    } catch {
      throw ConfigurationError(file: path, message: "the file cannot be read: \(error)")
    }
  }

  private func unusable(_ path: String, _ code: Int32) -> ConfigurationError {
    ConfigurationError(
      file: path, message: "the file cannot be read: \(String(cString: strerror(code)))",
      help: named == nil ? nil : "check what --config names")
  }
}
