import Testing

@testable import FlickrSources

struct Base58Tests {
  @Test(
    "Numbers of short links are read",
    arguments: [
      ("8SPTwJ", 5_169_665_786), ("2p4QbKN", 53_208_249_252), ("RZufqg", 32_812_033_543),
      ("1", 0), ("2", 1), ("Z", 57), ("21", 58), ("aHsjybZ5ZD", 72_157_628_959_784_871),
    ])
  func reads(text: String, number: Int) { #expect(Base58.number(text) == number) }

  @Test(
    "What is no number is none",
    arguments: ["", "0", "O", "I", "l", "8SPT wJ", "é", "ZZZZZZZZZZZZ"])
  func refuses(text: String) { #expect(Base58.number(text) == nil) }
}
