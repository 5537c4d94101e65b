import FlickrSources
import Testing

@testable import flickr_gallery

@Suite struct WhatTests {
  private static func surroundings(_ environment: [String: String]) -> Surroundings {
    Surroundings(environment: environment, isTerminal: false, columns: 80, cores: 2)
  }

  @Test(
    "Words, files and the environment say what to build from",
    arguments: [
      ([], [:], What.sample(isAsked: false)),
      ([], ["FLICKR_API_KEY": ""], .sample(isAsked: false)),
      ([], ["FLICKR_API_KEY": "k"], .explore),
      ([], ["FLICKR_API_KEY": "k", "CI": "true"], .explore),
      ([], ["CI": "false"], .sample(isAsked: false)),
      (["explore"], [:], .explore),
      (["sample"], ["CI": "true", "FLICKR_API_KEY": "k"], .sample(isAsked: true)),
      (["a.xml", "b"], [:], .saved(["a.xml", "b"])),
      (["./explore"], [:], .saved(["./explore"])),
      (["https://www.flickr.com/explore"], [:], .address(.explore(nil))),
      (["flickr.com/explore"], ["FLICKR_API_KEY": "k"], .address(.explore(nil))),
    ])
  func understood(operands: [String], environment: [String: String], expected: What) throws {
    #expect(try What(operands, in: Self.surroundings(environment)) == expected)
  }

  @Test("Offline, Explore needs no key", arguments: [[:], ["CI": "true"]])
  func offline(environment: [String: String]) throws {
    let what = try What([], in: Self.surroundings(environment), isOffline: true)
    #expect(what == .explore)
  }

  @Test(
    "What is not understood is told",
    arguments: [
      ([], ["CI": "true"], CommandError.nothingToBuild),
      (["https://example.com/a"], [:], .address("https://example.com/a", .notFlickr)),
      (["flic.kr/p/"], [:], .address("flic.kr/p/", .badShortLink)),
      (["ftp://example.com/a"], [:], .address("ftp://example.com/a", .notFlickr)),
      ([""], [:], .emptyWhat), (["a.xml", ""], [:], .emptyWhat),
      (["a.xml", "flic.kr/p/8SPTwJ"], [:], .notAlone("flic.kr/p/8SPTwJ")),
      (["sample", "a.xml"], [:], .notAlone("sample")),
      (["a.xml", "explore"], [:], .notAlone("explore")),
      (["explroe"], [:], .misspelled("explroe", suggestion: "explore")),
      (["verfiy", "site"], [:], .misspelled("verfiy", suggestion: "verify")),
    ])
  func refused(operands: [String], environment: [String: String], expected: CommandError) {
    #expect(throws: expected) { try What(operands, in: Self.surroundings(environment)) }
  }
}
