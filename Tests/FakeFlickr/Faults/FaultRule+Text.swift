extension FaultRule {
  /// Reads a rule as it is written on the command line: `TARGET[@PAGE][#PHOTO]=FAULT[+SKIP][*TIMES]`.
  ///
  /// - Throws: ``FakeFlickrError`` that names the choices.
  package init(text: String) throws(FakeFlickrError) {
    let sides = text.split(separator: "=", maxSplits: 1)
    guard sides.count == 2 else { throw .badRule(text) }
    let (beforeTimes, times) = try Self.cut(sides[1], at: "*", in: text)
    let (faultText, skip) = try Self.cut(beforeTimes, at: "+", in: text)
    let (beforePhoto, photo) = try Self.cut(sides[0], at: "#", in: text)
    let (targetText, page) = try Self.cut(beforePhoto, at: "@", in: text)
    guard let target = FaultTarget(text: targetText) else { throw .badRule(text) }
    self.init(
      try Fault(text: faultText), on: target, page: page, photoID: photo.map { "\($0)" },
      skip: skip ?? 0, times: times)
  }

  /// Splits off the number behind a sign, where the sign is there.
  private static func cut(
    _ text: Substring, at sign: Character, in rule: String
  ) throws(FakeFlickrError) -> (Substring, Int?) {
    guard let index = text.lastIndex(of: sign) else { return (text, nil) }
    guard let number = Int(text[text.index(after: index)...]), number >= 0 else {
      throw .badRule(rule)
    }
    return (text[..<index], number)
  }
}
