import Bundled
import Foundation
import GalleryModel
import Presenters

/// Tells whose work the sample shows, and what of it is not on Flickr.
struct SampleCredits {
  private struct Record: Decodable {
    let id: String
    let nsid: String
    let title: String
    let author: String
    let licence: String
    let deed: String?
    let source: String
    let page: String?

    enum CodingKeys: String, CodingKey {
      case id, nsid, title, author, licence, source, page
      case deed = "licence_url"
    }
  }

  private let records: [Record]

  /// Reads the credits in the program.
  ///
  /// - Throws: ``SiteError`` when they cannot be read: the program was built wrongly.
  init() throws(SiteError) {
    guard let file = Bundled.file("Sample/credits.json") else {
      throw .unusable("the program holds no credits of the sample; build it again")
    }
    do {
      records = try JSONDecoder().decode([Record].self, from: Data(file.bytes))
    } catch {
      throw .unusable("Sample/credits.json: \(error)")
    }
  }

  var credits: [SampleCredit] {
    records.map {
      SampleCredit(
        title: $0.title, author: $0.author, license: $0.licence, licenseURL: $0.deed,
        source: $0.source, sourceURL: $0.page)
    }
  }

  /// The photos without a page on Flickr, and the members, whose ids are made up.
  var absent: FlickrAbsence {
    FlickrAbsence(
      photos: Set(records.compactMap { $0.page == nil ? PhotoID($0.id) : nil }),
      people: Set(records.compactMap { NSID($0.nsid) }))
  }
}
