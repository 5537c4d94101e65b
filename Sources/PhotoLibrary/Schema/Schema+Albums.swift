extension Schema {
  /// Version 2: albums with the order of their photos, and which listing told of them.
  ///
  /// An album may hold photos that no list of the library has.
  static let albumStep = """
    CREATE TABLE album (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      description TEXT NOT NULL,
      owner TEXT,
      cover TEXT
    ) STRICT;

    CREATE TABLE album_photo (
      album INTEGER NOT NULL REFERENCES album ON DELETE CASCADE,
      position INTEGER NOT NULL,
      photo TEXT NOT NULL,
      PRIMARY KEY (album, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE listing_album (
      listing INTEGER NOT NULL REFERENCES listing ON DELETE CASCADE,
      position INTEGER NOT NULL,
      album INTEGER NOT NULL REFERENCES album ON DELETE CASCADE,
      PRIMARY KEY (listing, position)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX listing_album_album ON listing_album (album, listing);
    """
}
