import FlickrSources
import Foundation

/// Sends nothing, whatever is asked of it.
struct OfflineTransport: Transport {
  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    throw FlickrSourceError.unreachable(
      host: request.url.host() ?? "", reason: "--offline forbids it")
  }
}
