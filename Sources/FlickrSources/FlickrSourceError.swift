/// Says why photos could not be had: what failed, where, why, and what to do.
package enum FlickrSourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An address stands for no photos that can be taken.
  case address(String, AddressFault)
  /// The API was asked for, but there is no key.
  case missingKey
  /// The address of the API is not one.
  case badEndpoint(String)
  /// The API refused a call.
  case refused(FlickrError)
  /// Flickr says that what was asked for is not there.
  case absent(Absentee, FlickrError)
  /// A login is not accepted, or cannot be read or kept.
  case login(LoginFault)
  /// Most photos of a list are not there when they are asked for one by one.
  case massAbsence(gone: Int, asked: Int)
  /// The server could not be reached, or broke off.
  case unreachable(host: String, reason: String)
  /// The server answered with something other than 200.
  case status(Int, host: String)
  /// The server wants a longer pause than a build can wait.
  case busy(host: String, seconds: Int)
  /// The server's answers cannot be read, or are not what was asked for.
  case garbled(host: String, reason: String)
  /// An answer is neither XML nor JSON, or breaks off; the place is 0 where it is not known.
  case unparsable(origin: String, line: Int, column: Int, reason: String)
  /// A file or folder cannot be used.
  case file(String, FileFault)
  /// A saved answer tells that the call it came from failed.
  case savedFailure(file: String, FlickrError)
  /// An export cannot be used.
  case export(ExportFault)
  /// An answer holds no picture that can be used.
  case badImage(host: String, reason: String)
  /// Flickr has no such picture any more.
  case imageGone(String)
  /// A picture lies on a host that nobody allowed.
  case imageRefused(String)
  /// The bundled sample is damaged.
  case damagedSample(String)

  /// What the caller can do about it.
  package enum Kind: Hashable, Sendable {
    /// What was named on the command line must be.
    case usage
    /// A key or an option must be mended.
    case configuration
    /// Flickr does not let the member in.
    case permission
    /// Flickr does not answer as it should; later it may.
    case unavailable
    /// Anything else.
    case failed
  }

  /// What a file or folder lacks.
  package enum FileFault: Hashable, Sendable {
    case missing
    case unreadable(String)
    case empty
    case notAFile
    /// It is intact, but tells of no photos.
    case noPhotos
    /// A folder holds no file of the right kind.
    case noAnswers
  }

  /// Tells what the caller can do about it.
  package var kind: Kind {
    switch self {
    case .address: .usage
    case .missingKey, .badEndpoint: .configuration
    case .refused(let error):
      error.concernsKey ? .configuration : error.isTransient ? .unavailable : .failed
    case .login(let fault): fault.kind
    case .unreachable, .busy, .garbled, .badImage: .unavailable
    case .status(let status, _): status == 429 || status >= 500 ? .unavailable : .failed
    case .absent, .massAbsence, .unparsable, .file, .savedFailure, .export, .imageGone,
      .imageRefused, .damagedSample:
      .failed
    }
  }
}
