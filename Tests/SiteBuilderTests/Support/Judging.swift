@testable import SiteBuilder

/// Judges one page by every rule.
func findings(
  in page: String, path: String = "photo/1.html", files: [String] = CleanPage.files,
  hosts: AllowedHosts = .flickr
) throws -> [Finding] {
  var index = FileIndex()
  for file in files { index.list(file) }
  var judge = try PageJudge(
    PageStandard(schema: LooseSchema.schema(), files: index, hosts: hosts))
  return judge.judge(Array(page.utf8).span, path: path)
}
