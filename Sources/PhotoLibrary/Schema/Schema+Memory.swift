extension Schema {
  /// Version 3: what is asked for once and remembered: names in addresses, details of photos.
  static let memoryStep = """
    CREATE TABLE name (
      address TEXT PRIMARY KEY,
      nsid TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE detail (
      photo INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
      kind TEXT NOT NULL,
      updated INTEGER,
      answer BLOB,
      refusal TEXT,
      PRIMARY KEY (photo, kind),
      CHECK ((answer IS NULL) <> (refusal IS NULL))
    ) STRICT;
    """
}
