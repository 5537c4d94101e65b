/// The members to visit in many values of one answer, each with a number of one's own.
struct MemberSelection: Sendable {
  /// Numbers by name.
  let names: [String: Int]
  /// In XML: numbers by the document's own numbers of names; below 0 for members to skip.
  let numbering: [Int]
}
