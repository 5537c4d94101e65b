import FlickrSources

/// Asks Flickr's image host for the pictures that pages link to.
///
/// A picture is broken only where the host says that it is gone; when it is too busy, or cannot be
/// reached, nobody knows.
struct LinkedPictureCheck: Sendable {
  private static let mostUnknown = 20

  let fetcher: ImageFetcher

  /// Fetches each picture once, several at a time.
  ///
  /// - Throws: `CancellationError`.
  func findings(of pictures: [LinkedPicture]) async throws -> [Finding] {
    var findings: [Finding] = []
    var rest = pictures.sorted { ($0.page, $0.line, $0.address) < ($1.page, $1.line, $1.address) }[
      ...]
    try await withThrowingTaskGroup(of: Finding?.self) { group in
      for _ in 0..<ImageFetcher.mostAtOnce {
        guard let next = rest.popFirst() else { break }
        group.addTask { try await finding(of: next) }
      }
      while let found = try await group.next() {
        if let found { findings.append(found) }
        let unknown = findings.count { $0.severity == .warning }
        guard unknown < Self.mostUnknown, let next = rest.popFirst() else { continue }
        group.addTask { try await finding(of: next) }
      }
    }
    if let next = rest.first {
      findings.append(
        Self.unknown(
          next, "the host did not answer for others, so \(rest.count) were not asked for"))
    }
    return findings
  }

  private func finding(of picture: LinkedPicture) async throws -> Finding? {
    do {
      try await fetcher.fetch(picture.address) { _ in nil }
      return nil
    } catch FlickrSourceError.imageGone {
      return Finding(
        page: picture.page, line: picture.line, rule: "linked-images",
        message: "'\(picture.address)' is not there any more",
        advice: "build the site anew from Flickr")
    } catch let error as FlickrSourceError {
      return Self.unknown(picture, "\(error)")
    }
  }

  private static func unknown(_ picture: LinkedPicture, _ reason: String) -> Finding {
    Finding(
      .warning, page: picture.page, line: picture.line, rule: "linked-images",
      message: "whether '\(picture.address)' is there is not known: \(reason)",
      advice: "ask again later")
  }
}
