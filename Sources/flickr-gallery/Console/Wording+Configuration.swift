extension Wording {
  static func secretForAll(_ path: String) -> String {
    "\(path) holds a password, and everybody on this machine can read it. "
      + "Take it out, or run 'chmod 600 \(path)'."
  }
}
