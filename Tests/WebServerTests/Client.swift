import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks a server of ours, as programs of ours do.
struct Client {
  let session = URLSession(configuration: .ephemeral)

  /// Sends a request and gives the answer with its body.
  func send(
    _ url: String, method: String = "GET", headers: [String: String] = [:], body: [UInt8]? = nil
  ) async throws -> (status: Int, headers: [String: String], body: [UInt8]) {
    var request = URLRequest(url: try #require(URL(string: url)), timeoutInterval: 600)
    request.httpMethod = method
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    if let body { request.httpBody = Data(body) }
    let (data, answer) = try await session.data(for: request)
    let response = try #require(answer as? HTTPURLResponse)
    var fields: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      fields["\(name)".lowercased()] = "\(value)"
    }
    return (response.statusCode, fields, [UInt8](data))
  }

  /// Sends a request and gives the text of the answer.
  func text(_ url: String) async throws -> String {
    String(decoding: try await send(url).body, as: UTF8.self)
  }
}
