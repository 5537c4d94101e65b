import GalleryModel
import Presenters

extension BuildOptions {
  /// Settles what the pages of a source are to be like.
  ///
  /// - Throws: ``SiteError`` where images cannot be copied.
  func settings(
    for summary: SourceSummary, hasSupply: Bool = false
  ) throws(SiteError) -> SiteSettings {
    let images = images ?? (summary.isSample || hasSupply ? .local : .link)
    guard images == .link || summary.isSample || hasSupply else {
      throw .unusable(
        "these images cannot be copied into the site; build with --images link")
    }
    let sample = summary.isSample ? try SampleCredits() : nil
    return SiteSettings(
      title: title, baseURL: baseURL, images: images, imageHosts: imageHosts, places: places,
      absent: sample?.absent ?? FlickrAbsence(), credits: sample?.credits ?? [])
  }
}
