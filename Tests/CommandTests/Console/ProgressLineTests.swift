import SiteBuilder
import Testing

@testable import flickr_gallery

@Suite struct ProgressLineTests {
  private func line(
    done: Int, of total: Int?, after seconds: Int, columns: Int = 100
  ) -> String {
    let progress = BuildProgress(stage: .render, done: done, total: total)
    return ProgressLine(progress: progress, elapsed: .seconds(seconds)).text(columns: columns)
  }

  @Test("The line tells the rate and the time left")
  func whole() {
    #expect(
      line(done: 250, of: 1000, after: 10)
        == "Making pages  [######------------------]  250/1000  25/s  0:30 left")
    #expect(line(done: 6, of: 1000, after: 4).hasSuffix("6/1000  1.5/s  11:03 left"))
  }

  @Test("Without a total there is no bar and no time left")
  func endless() {
    #expect(line(done: 1500, of: nil, after: 3) == "Making pages  1500  500/s")
  }

  @Test("At the very beginning there is no rate")
  func beginning() {
    #expect(line(done: 0, of: 8, after: 0) == "Making pages  [------------------------]  0/8")
    #expect(line(done: 0, of: 0, after: 0) == "Making pages  0/0")
  }

  @Test("At the end no time is left")
  func end() {
    #expect(
      line(done: 8, of: 8, after: 2) == "Making pages  [########################]  8/8  4.0/s")
  }

  @Test("The line fits the terminal", arguments: [0, 1, 20, 80])
  func narrow(columns: Int) {
    #expect(line(done: 250, of: 1000, after: 10, columns: columns).count <= max(0, columns - 1))
  }
}
