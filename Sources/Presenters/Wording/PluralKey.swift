/// Names the words that follow a number; the strings file has one text for each form they take.
package enum PluralKey: String, Hashable, Sendable, CaseIterable {
  case photoCount, peopleCount, views, faves, comments, albumCount, tagCount
}
