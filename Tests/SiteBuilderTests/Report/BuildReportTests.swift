import GalleryModel
import Testing

@testable import SiteBuilder

@Suite("The build report")
struct BuildReportTests {
  @Test("The JSON has the members of the contract, in their order")
  func json() {
    var report = BuildReport()
    report.photos = 18
    report.pages = BuildReport.Pages(written: 24, unchanged: 1, removed: 2)
    report.images = BuildReport.Images(fetched: 1, made: 2, kept: 3, failed: ["a \"b\""])
    report.calls = 4
    report.skipped = [SkippedRecord(origin: "a.xml:3", record: "7", reason: "no owner")]
    report.assumedSafe = 5
    report.findings = [
      Finding(page: "index.html", line: 3, rule: "links", message: "tab\there", advice: "mend it")
    ]
    report.seconds = [
      BuildReport.StageTime(stage: .load, seconds: 1.5),
      BuildReport.StageTime(stage: .render, seconds: 0.0004),
    ]
    #expect(
      report.json == """
        {"photos":18,"pages":{"written":24,"unchanged":1,"removed":2},\
        "images":{"fetched":1,"made":2,"kept":3,"failed":["a \\"b\\""]},"calls":4,\
        "skipped":[{"origin":"a.xml:3","record":"7","reason":"no owner"}],"assumed_safe":5,\
        "findings":[{"severity":"error","page":"index.html","line":3,"rule":"links",\
        "message":"tab\\there","advice":"mend it"}],"seconds":{"load":1.500,"render":0.000}}
        """)
  }

  @Test("A finding reads as place, severity, message, advice and rule")
  func finding() {
    let finding = Finding(
      .warning, page: "a.html", line: 3, rule: "links", message: "broken", advice: "mend it")
    #expect("\(finding)" == "a.html:3: warning: broken; mend it [links]")
    #expect("\(Finding(page: "a.html", rule: "x", message: "m"))" == "a.html: error: m [x]")
  }
}
