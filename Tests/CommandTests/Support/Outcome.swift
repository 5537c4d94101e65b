import Foundation

/// What a run of the program came to.
struct Outcome {
  let status: Int32
  let output: String
  let errors: String

  /// The report on standard output.
  func report() throws -> Report { try json(Report.self) }

  /// Reads standard output as JSON.
  func json<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: Data(output.utf8))
  }
}
