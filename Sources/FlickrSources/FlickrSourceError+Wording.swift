extension FlickrSourceError {
  package var description: String {
    switch self {
    case .address(let text, let fault): "'\(text)' cannot be used: \(fault)"
    case .missingKey: Self.keyAdvice
    case .badEndpoint(let text):
      "'\(withoutUser(text))' is not the address of an API: it needs http:// or https:// and a "
        + "host, and nothing of a user, query or fragment"
    case .refused(let error):
      error.concernsKey
        ? "Flickr does not accept the API key (\(error.text)); check FLICKR_API_KEY"
        : "Flickr refused the call \(error)"
    case .absent(let absentee, let error): "Flickr knows \(absentee) (\(error))"
    case .login(let fault): "\(fault)"
    case .massAbsence(let gone, let asked):
      "\(gone) of \(asked) photos are in the list, but Flickr does not know them one by one; "
        + "if they are really gone, build with --accept-removals"
    case .unreachable(let host, let reason): "\(host) cannot be reached: \(reason)"
    case .status(let status, let host): "\(host) answered with HTTP status \(status)"
    case .busy(let host, let seconds):
      "\(host) asks to come back in \(seconds) seconds; build again then"
    case .garbled(let host, let reason):
      "\(host) does not answer as Flickr's API does: \(reason)"
    case .unparsable(let origin, let line, let column, let reason):
      line > 0 ? "\(origin):\(line):\(column): \(reason)" : "\(origin): \(reason)"
    case .file(let path, let fault): "\(path): \(fault)"
    case .savedFailure(let file, let error):
      "\(file): it holds no photos but a failure of Flickr's, \(error)"
    case .export(let fault): "\(fault)"
    case .badImage(let host, let reason): "\(host) sends no picture that can be used: \(reason)"
    case .imageGone(let address): "\(address) is not there any more"
    case .imageRefused(let host): "pictures are not fetched from \(host)"
    case .damagedSample(let reason): "the bundled sample is damaged: \(reason)"
    }
  }

  /// Leaves out of an address what may be a password.
  private func withoutUser(_ text: String) -> String {
    guard let mark = text.lastIndex(of: "@") else { return text }
    let start = text.firstRange(of: "//")?.upperBound ?? text.startIndex
    return start < mark ? "\(text[..<start])…\(text[mark...])" : text
  }

  private static let keyAdvice = """
    there is no Flickr API key: set FLICKR_API_KEY (members with Pro get one at \
    https://www.flickr.com/services/apps/create/), or build from something that needs no key: \
    an export of your account, saved answers (a file or folder), a public feed \
    (https://www.flickr.com/services/feeds/photos_public.gne?id=…), or the bundled gallery with \
    'sample'
    """
}

extension FlickrSourceError.FileFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing: "there is no such file or folder; look how its name is written"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .empty: "it is empty"
    case .notAFile: "it is neither a file nor a folder"
    case .noPhotos: "it holds no list of photos"
    case .noAnswers: "it holds no .xml, .json or .rest file"
    }
  }
}
