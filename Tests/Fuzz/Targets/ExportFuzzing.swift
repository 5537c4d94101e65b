import GalleryModel

@testable import FlickrSources

/// Tries the files of an export, each kind on the same bytes, and the names of its files.
enum ExportFuzzing {
  static func read(_ bytes: [UInt8]) {
    let name = String(decoding: bytes.prefix(80), as: UTF8.self)
    _ = MediaName.candidates(in: name)
    _ = PartNumber.gaps(in: [name, "data-download-3.zip"])
    guard let answer = try? FlickrAnswer(parsing: bytes, origin: "fuzz") else { return }
    var faults: [String] = []
    _ = ExportRecordReader().record(answer, faults: &faults)
    _ = ExportAlbumReader.albums(answer)
    _ = ExportProfileReader.person(answer)
    _ = ExportDetailsReader(people: []).details(answer)
  }
}
