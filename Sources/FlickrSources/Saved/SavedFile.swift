import Foundation
import GalleryModel

/// One file of saved answers, under the name its owner knows it by.
struct SavedFile: Sendable, Hashable {
  /// The path as it was given, or made of the folder that was given.
  let path: String
  /// Tells that it was found in a folder: then it need not hold photos.
  let isFromFolder: Bool

  /// Reads and takes apart the file.
  ///
  /// - Throws: ``FlickrSourceError`` naming the file.
  func page(with reader: AnswerReader) throws(FlickrSourceError) -> AnswerPage {
    let answer = try FlickrAnswer(parsing: try bytes(), origin: path)
    if let failure = answer.failure() {
      guard isFromFolder else { throw .savedFailure(file: path, failure) }
      return useless("it tells of a failure of Flickr's, \(failure)")
    }
    let page = reader.read(answer, origin: path)
    guard !page.isUseful else { return page }
    guard isFromFolder else { throw .file(path, .noPhotos) }
    return useless("it holds no list of photos")
  }

  private func useless(_ reason: String) -> AnswerPage {
    var page = AnswerPage()
    page.skipped = [SkippedRecord(origin: path, record: "", reason: reason)]
    return page
  }

  private func bytes() throws(FlickrSourceError) -> [UInt8] {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .file(path, Self.fault(error))
    }
    guard !data.isEmpty else { throw .file(path, .empty) }
    return Array(data)
  }

  /// Says why the system gives a file or folder not away.
  static func fault(_ error: any Error) -> FlickrSourceError.FileFault {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: .missing
    case .fileReadNoPermission: .unreadable("permission denied")
    default: .unreadable((error as? CocoaError)?.localizedDescription ?? "\(error)")
    }
  }
}
