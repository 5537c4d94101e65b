extension Schema {
  /// Version 4: where a source stands in a list of lists, in its own words.
  static let positionStep = "ALTER TABLE listing ADD COLUMN position TEXT;"
}
