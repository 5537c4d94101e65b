extension Schema {
  /// Version 7: whether a run that used a complete listing came to its own end.
  static let usedStep = """
    ALTER TABLE listing ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    UPDATE listing SET used = 1;
    """
}
