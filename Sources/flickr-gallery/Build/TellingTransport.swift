import FlickrSources

/// Tells the curious of each request, and leaves the work to another transport.
struct TellingTransport: Transport {
  let inner: any Transport
  let console: Console

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    do {
      let response = try await inner.send(request)
      console.detail(Wording.call(request, answeredBy: response))
      return response
    } catch {
      console.detail(Wording.call(request, failedWith: error))
      throw error
    }
  }
}
