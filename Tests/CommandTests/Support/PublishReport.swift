/// What `publish --json` tells.
struct PublishReport: Decodable {
  let dryRun: Bool
  let moved: [String]
  let removed: [String]
}
