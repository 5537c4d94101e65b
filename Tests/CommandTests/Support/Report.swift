/// The report that `build --json` prints, as others read it.
struct Report: Decodable {
  struct Pages: Decodable {
    let written: Int
    let unchanged: Int
    let removed: Int
  }

  struct Images: Decodable {
    let fetched: Int
    let made: Int
    let kept: Int
    let failed: [String]
  }

  struct Skipped: Decodable {
    let origin: String
    let record: String
    let reason: String
  }

  struct Finding: Decodable {
    let severity: String
    let page: String
    let line: Int
    let rule: String
    let message: String
  }

  let photos: Int
  let pages: Pages
  let images: Images
  let calls: Int
  let skipped: [Skipped]
  let assumedSafe: Int
  let findings: [Finding]
  let seconds: [String: Double]
  let linked: [String]?
}
