import GalleryFixtures
import GalleryModel

@testable import SiteBuilder

/// Builds a site of photos into a folder, two to a page, with what a test changes.
@discardableResult
func build(
  _ photos: [Photo], albums: [Album] = [], to output: String,
  pictures: PictureSupply? = nil, change: (inout BuildOptions) -> Void = { _ in },
  checkpoint: @escaping (WritingStep) throws -> Void = { _ in }
) async throws -> BuildReport {
  var options = BuildOptions()
  options.output = output
  options.perPage = 2
  options.jobs = 2
  change(&options)
  return try await SiteBuild(options, checkpoint: checkpoint).run(
    MemorySource([PhotoBatch(photos: photos, albums: albums)]), pictures: pictures)
}
