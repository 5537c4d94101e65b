import Testing

@testable import FlickrSources

struct RetryPolicyTests {
  @Test(
    "Pauses double, half of each is chance",
    arguments: [
      (1, 0.0, 500), (1, 1.0, 1000), (2, 0.0, 1000), (3, 0.5, 3000), (4, 0.0, 4000),
      (60, 0.0, 32_000),
    ])
  func doubles(failures: Int, chance: Double, milliseconds: Int) {
    let pause = RetryPolicy().pause(after: failures, chance: chance, asked: nil)
    #expect(pause == .milliseconds(milliseconds))
  }

  @Test("A pause is never shorter than asked, nor longer for being asked less")
  func heeds() {
    #expect(RetryPolicy().pause(after: 1, chance: 0, asked: .seconds(9)) == .seconds(9))
    #expect(RetryPolicy().pause(after: 4, chance: 0, asked: .seconds(1)) == .seconds(4))
  }
}
