import Testing

@testable import FlickrSources

struct RateLimiterTests {
  @Test("A burst passes, then calls are spread")
  func spreads() {
    let limiter = RateLimiter(callsPerHour: 3610, burst: 10)
    let delays = (0..<13).map { _ in limiter.reserve(at: .zero) }
    #expect(delays.prefix(10).allSatisfy { $0 == .zero })
    #expect(delays.suffix(3) == [.seconds(1), .seconds(2), .seconds(3)])
  }

  @Test("A quiet time fills the bucket again, but never above its brim")
  func refills() {
    let limiter = RateLimiter(callsPerHour: 3602, burst: 2)
    for _ in 0..<2 { _ = limiter.reserve(at: .zero) }
    let later = Duration.seconds(1000)
    #expect((0..<3).map { _ in limiter.reserve(at: later) } == [.zero, .zero, .seconds(1)])
  }

  @Test("A pause that a server asks for holds for everybody, and no longer")
  func holds() {
    let limiter = RateLimiter(callsPerHour: 3610, burst: 10)
    limiter.hold(until: .seconds(30))
    limiter.hold(until: .seconds(20))
    #expect(limiter.reserve(at: .seconds(5)) == .seconds(25))
    #expect(limiter.reserve(at: .seconds(30)) == .zero)
  }
}
