extension Schema {
  /// Version 1: photos, members, and lists of them.
  ///
  /// `photo.record` holds everything; the columns beside it are for those who ask in SQL. `entry`
  /// repeats what decides about a page, so that a build reads it without touching any record.
  static let firstStep = """
    CREATE TABLE person (
      number INTEGER PRIMARY KEY,
      nsid TEXT NOT NULL UNIQUE,
      username TEXT NOT NULL,
      real_name TEXT NOT NULL,
      path_alias TEXT,
      icon_server INTEGER,
      location TEXT NOT NULL,
      is_deleted INTEGER NOT NULL,
      told_in INTEGER NOT NULL,
      digest INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE photo (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      owner TEXT NOT NULL,
      taken TEXT,
      posted INTEGER,
      updated INTEGER,
      license INTEGER NOT NULL,
      visibility INTEGER NOT NULL,
      safety INTEGER,
      media TEXT NOT NULL,
      latitude REAL,
      longitude REAL,
      views INTEGER,
      faves INTEGER,
      comments INTEGER,
      tags TEXT NOT NULL,
      digest INTEGER NOT NULL,
      record BLOB NOT NULL
    ) STRICT;

    CREATE TABLE list (
      number INTEGER PRIMARY KEY,
      key TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      photos_per_page INTEGER NOT NULL,
      photos_per_page_cap INTEGER,
      is_sample INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE listing (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      list INTEGER NOT NULL REFERENCES list,
      state TEXT NOT NULL CHECK (state IN ('open', 'partial', 'complete', 'refused')),
      started INTEGER NOT NULL,
      finished INTEGER,
      page_length INTEGER,
      page_count INTEGER,
      total INTEGER,
      photo_count INTEGER,
      public_count INTEGER
    ) STRICT;
    CREATE INDEX listing_list ON listing (list);

    CREATE TABLE page (
      listing INTEGER NOT NULL REFERENCES listing ON DELETE CASCADE,
      number INTEGER NOT NULL,
      photo_count INTEGER NOT NULL,
      new_count INTEGER NOT NULL,
      fetched INTEGER NOT NULL,
      PRIMARY KEY (listing, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE skipped (
      listing INTEGER NOT NULL REFERENCES listing ON DELETE CASCADE,
      origin TEXT NOT NULL,
      record TEXT NOT NULL,
      reason TEXT NOT NULL
    ) STRICT;
    CREATE INDEX skipped_listing ON skipped (listing);

    CREATE TABLE entry (
      listing INTEGER NOT NULL REFERENCES listing ON DELETE CASCADE,
      position INTEGER NOT NULL,
      photo INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
      id TEXT NOT NULL,
      owner INTEGER NOT NULL REFERENCES person,
      visibility INTEGER NOT NULL,
      safety INTEGER,
      mentions INTEGER NOT NULL,
      digest INTEGER NOT NULL,
      PRIMARY KEY (listing, position)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX entry_photo ON entry (photo, listing);

    CREATE VIEW photos AS
      SELECT photo.id, photo.title, photo.owner,
        coalesce(nullif(person.real_name, ''), person.username) AS name,
        photo.taken, datetime(photo.posted, 'unixepoch') AS posted,
        datetime(photo.updated, 'unixepoch') AS updated, photo.license,
        CASE photo.visibility WHEN 0 THEN 'public' WHEN 1 THEN 'friends and family'
          WHEN 2 THEN 'friends' WHEN 3 THEN 'family' WHEN 4 THEN 'private' ELSE 'unknown' END
          AS visibility,
        CASE photo.safety WHEN 0 THEN 'safe' WHEN 1 THEN 'moderate' WHEN 2 THEN 'restricted' END
          AS safety,
        photo.media, photo.latitude, photo.longitude, photo.views, photo.faves, photo.comments,
        photo.tags
      FROM photo JOIN person ON person.nsid = photo.owner;
    """
}
