import Foundation

@testable import FlickrSources

/// Answers every request from another address, as redirections do.
struct LeadingTransport: Transport {
  private let target: String

  init(to target: String) { self.target = target }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    HTTPResponse(status: 200, url: URL(string: target))
  }
}
