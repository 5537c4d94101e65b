import FakeFlickr
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Calls a fake Flickr as programs of ours do.
struct Client {
  private let session = URLSession(configuration: .ephemeral)

  /// Fetches an address.
  func fetch(_ url: String) async throws -> (status: Int, headers: [String: String], text: String) {
    var request = URLRequest(url: try #require(URL(string: url)), timeoutInterval: 600)
    request.setValue("FakeFlickrTests/1", forHTTPHeaderField: "User-Agent")
    let (data, answer) = try await session.data(for: request)
    let response = try #require(answer as? HTTPURLResponse)
    var fields: [String: String] = [:]
    for (name, value) in response.allHeaderFields { fields["\(name)".lowercased()] = "\(value)" }
    return (response.statusCode, fields, String(decoding: data, as: UTF8.self))
  }

  /// Sends a request with a header, or posts a form, and gives the body.
  func send(
    _ url: String, headers: [String: String] = [:], form: String? = nil
  ) async throws -> String {
    var request = URLRequest(url: try #require(URL(string: url)), timeoutInterval: 600)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    if let form {
      request.httpMethod = "POST"
      request.httpBody = Data(form.utf8)
      request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
    }
    return String(decoding: try await session.data(for: request).0, as: UTF8.self)
  }

  /// Fetches the bytes of an address, whatever its status.
  func bytes(_ url: String) async throws -> (status: Int, bytes: [UInt8]) {
    let (data, answer) = try await session.data(from: try #require(URL(string: url)))
    return (try #require(answer as? HTTPURLResponse).statusCode, [UInt8](data))
  }

  /// Calls a method with the right key and gives the body.
  func call(
    _ fake: FakeFlickr, _ method: String, _ parameters: [String: String] = [:]
  ) async throws -> String {
    try await fetch(Self.url(fake, method, parameters)).text
  }

  /// Calls a method and gives the members of its JSON answer.
  func json(
    _ fake: FakeFlickr, _ method: String, _ parameters: [String: String] = [:]
  ) async throws -> JSON {
    let format = ["format": "json", "nojsoncallback": "1"]
    let text = try await call(fake, method, parameters.merging(format) { first, _ in first })
    return try JSON(text)
  }

  /// Writes the address of a call with the right key.
  static func url(
    _ fake: FakeFlickr, _ method: String, _ parameters: [String: String] = [:]
  ) -> String {
    let all = ["method": method, "api_key": fake.credentials.key]
      .merging(parameters) { _, second in second }
    let query = all.map { name, value in
      "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
    }
    return fake.apiURL + "?" + query.sorted().joined(separator: "&")
  }
}
