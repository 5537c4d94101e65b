import GalleryModel

/// Reads the file `account_profile.json` of exports, and of it only what Flickr shows everybody.
///
/// The e-mail address in it is never taken over.
enum ExportProfileReader {
  /// Reads who the account belongs to; `nil` without an NSID.
  static func person(_ answer: FlickrAnswer) -> Person? {
    guard let id = NSID(answer.text("nsid")) else { return nil }
    let place = [answer.text("city"), answer.text("country")].map(RecordText.cleaned)
    return Person(
      id: id, username: RecordText.cleaned(answer.text("screen_name")),
      realName: RecordText.cleaned(answer.text("real_name")),
      pathAlias: PersonReader.alias(answer.text("path_alias")),
      location: place.filter { !$0.isEmpty }.joined(separator: ", "))
  }
}
