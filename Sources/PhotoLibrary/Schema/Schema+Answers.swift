extension Schema {
  /// Version 8: where short links lead, and answers that wait for others to make a page together.
  static let answerStep = """
    CREATE TABLE link (
      path TEXT PRIMARY KEY,
      target TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE answer (
      question TEXT PRIMARY KEY,
      body BLOB NOT NULL,
      moment INTEGER NOT NULL
    ) STRICT;
    """
}
