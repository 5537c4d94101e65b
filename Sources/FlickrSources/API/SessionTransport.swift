import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries requests over the network, without cookies, cache or stored passwords.
package struct SessionTransport: Transport {
  private let session: URLSession

  /// Opens a session that gives a server so many seconds to answer.
  package init(timeout: Double = 15) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(configuration: configuration)
  }

  package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var message = URLRequest(url: request.url)
    for (name, value) in request.headers { message.setValue(value, forHTTPHeaderField: name) }
    do {
      let (data, response) = try await session.data(for: message)
      return Self.response(data, response as? HTTPURLResponse)
    } catch let error as URLError where error.code == .cancelled {
      throw CancellationError()
    } catch let error as URLError {
      // The error's own texts may quote the address with its query; only its code is safe.
      throw FlickrSourceError.unreachable(
        host: request.url.host() ?? "", reason: Self.reason(error.code))
    }
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
    default: "network error \(code.rawValue)"
    }
  }
}
