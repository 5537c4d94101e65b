/// The text of a configuration file, for reading and for showing places in it.
struct ConfigurationSource {
  let file: String
  let text: [Unicode.Scalar]

  func error(at offset: Int, _ message: String, help: String? = nil) -> ConfigurationError {
    ConfigurationError(
      place: ConfigurationPlace(file: file, text: text, offset: offset), file: file,
      message: message, help: help)
  }
}
