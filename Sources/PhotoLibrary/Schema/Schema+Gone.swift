extension Schema {
  /// Version 5: photos that a listing has, and that turned out to be gone.
  static let goneStep = "ALTER TABLE entry ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;"
}
