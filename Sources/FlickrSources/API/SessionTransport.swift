import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries requests over the network, without cookies, cache or stored passwords.
package struct SessionTransport: Transport {
  private let session: URLSession
  private let collector: BodyCollector

  /// Opens a session that gives a server so many seconds to answer, or to go on with its answer.
  ///
  /// An answer may be up to 64 MB long, unpacked, and take up to two minutes from the request to its
  /// last byte: none of Flickr's comes near. Redirections stay within Flickr or the host that was
  /// asked, five at most.
  package init(
    timeout: Double = 15, longestBody: Int = 64 << 20, longestTime: Duration = .seconds(120)
  ) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    collector = BodyCollector(longestBody: longestBody, longestTime: longestTime)
    session = URLSession(configuration: configuration, delegate: collector, delegateQueue: nil)
  }

  /// Opens a session for files of pictures, which are larger than any answer: up to 256 MB, in up to
  /// ten minutes.
  ///
  /// A picture beyond that is beyond what is read of any.
  package static func forImages(timeout: Double = 15) -> SessionTransport {
    SessionTransport(timeout: timeout, longestBody: 256_000_000, longestTime: .seconds(600))
  }

  package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var message = URLRequest(url: request.url)
    for (name, value) in request.headers { message.setValue(value, forHTTPHeaderField: name) }
    do {
      let (data, response) = try await collector.fetch(message, over: session)
      return Self.response(data, response as? HTTPURLResponse)
    } catch let breach as BodyCollector.Breach {
      throw FlickrSourceError.garbled(
        host: Self.authority(of: request), reason: "\(breach)")
    } catch let error as URLError where error.code == .cancelled {
      throw CancellationError()
    } catch let error as URLError {
      // The error's own texts may quote the address with its query; only its code is safe.
      throw FlickrSourceError.unreachable(
        host: Self.authority(of: request), reason: Self.reason(error.code))
    }
  }

  private static func authority(of request: HTTPRequest) -> String {
    let host = request.url.host() ?? ""
    return request.url.port.map { "\(host):\($0)" } ?? host
  }

  private static func response(_ data: Data, _ head: HTTPURLResponse?) -> HTTPResponse {
    var headers: [String: String] = [:]
    for (name, value) in head?.allHeaderFields ?? [:] { headers["\(name)"] = "\(value)" }
    return HTTPResponse(
      status: head?.statusCode ?? 0, headers: headers, body: Array(data), url: head?.url)
  }

  private static func reason(_ code: URLError.Code) -> String {
    switch code {
    case .timedOut: "it does not answer in time"
    case .cannotFindHost, .dnsLookupFailed: "its name is not known"
    case .cannotConnectToHost: "it refuses the connection"
    case .networkConnectionLost: "the connection broke off"
    case .notConnectedToInternet: "there is no connection to the internet"
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      "the connection is not secure"
    case .badServerResponse, .cannotParseResponse, .unsupportedURL, .unknown:
      "its answer breaks off, or is not HTTP"
    case .httpTooManyRedirects: "it redirects without end"
    default: "network error \(code.rawValue)"
    }
  }
}
