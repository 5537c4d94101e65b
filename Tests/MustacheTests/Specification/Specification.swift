import Foundation
import Mustache

/// The public Mustache specification, when a copy lies beside the package.
enum Specification {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "../shared/mustache-spec")

  static let modules = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
    "~dynamic-names", "~inheritance", "~lambdas",
  ]

  static var isPresent: Bool {
    modules.allSatisfy { FileManager.default.fileExists(atPath: file(of: $0).path) }
  }

  static func cases(of module: String) throws -> [SpecificationCase] {
    let data = try Data(contentsOf: file(of: module))
    return try JSONDecoder().decode(SpecificationModule.self, from: data).tests
  }

  private static func file(of module: String) -> URL {
    folder.appending(path: "\(module).json")
  }
}
