/// What a call for one photo answered.
package enum PhotoDetail: Hashable, Sendable {
  /// Kinds of such calls; the names are those in the library.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case info, sizes, exif, comments, notes, contexts
  }

  /// The answer, as it is to be read again.
  case answer([UInt8])
  /// Flickr's refusal, such as of hidden EXIF, which is an answer as well.
  case refusal(String)
}
