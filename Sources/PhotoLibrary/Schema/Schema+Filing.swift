extension Schema {
  /// Version 6: what photos are filed under, read by a build without touching any record.
  ///
  /// `filed` holds year, month and day in 23, 4 and 5 bits; `tags` are those that are compared.
  static let filingStep = """
    ALTER TABLE entry ADD COLUMN filed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE entry ADD COLUMN tags TEXT NOT NULL DEFAULT '';
    ALTER TABLE entry ADD COLUMN latitude REAL;
    ALTER TABLE entry ADD COLUMN longitude REAL;

    UPDATE entry SET (filed, tags, latitude, longitude) = (
      SELECT
        CASE
          WHEN taken LIKE 'circa %' THEN CAST(substr(taken, 7) AS INTEGER) * 512
          WHEN taken IS NOT NULL THEN CAST(substr(taken, 1, 4) AS INTEGER) * 512
            + CAST(substr(taken, 6, 2) AS INTEGER) * 32 + CAST(substr(taken, 9, 2) AS INTEGER)
          WHEN posted IS NOT NULL THEN CAST(strftime('%Y', posted, 'unixepoch') AS INTEGER) * 512
            + CAST(strftime('%m', posted, 'unixepoch') AS INTEGER) * 32
            + CAST(strftime('%d', posted, 'unixepoch') AS INTEGER)
          ELSE 0
        END,
        tags, latitude, longitude
      FROM photo WHERE photo.number = entry.photo);
    """
}
