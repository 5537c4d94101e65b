import Configuration

/// Tries the configuration file.
enum ConfigurationFuzzing {
  static func read(_ bytes: [UInt8]) {
    guard let file = try? ConfigurationFile(bytes, name: "fuzz") else { return }
    _ = file.members.map { file.error(at: 0, "\($0)") }
  }
}
