import Foundation
import Testing

@Suite("The bill of materials")
struct BillOfMaterialsTests {
  private struct Bill: Decodable {
    struct Component: Decodable {
      let name: String
      let version: String
    }
    let bomFormat: String
    let specVersion: String
    let components: [Component]
  }

  private static let root = TestFolder.tests.deletingLastPathComponent()

  private func bill() throws -> Data {
    let process = Process()
    process.executableURL = Self.root.appending(path: "scripts/sbom")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return data
  }

  @Test("Each library of the package is in it, with a version, and it is the same every time")
  func complete() throws {
    let data = try bill()
    let bill = try JSONDecoder().decode(Bill.self, from: data)
    #expect(bill.bomFormat == "CycloneDX" && bill.specVersion == "1.5")
    let manifest = try String(
      contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let libraries = manifest.matches(of: /pkgConfig: "([^"]+)"/).map { String($0.1) }
    #expect(libraries.count >= 7)
    for library in libraries {
      let component = bill.components.first { $0.name == library }
      #expect(component != nil && component?.version != "unknown", "\(library)")
    }
    #expect(bill.components.contains { $0.name == "swift" })
    #expect(try self.bill() == data)
  }

  @Test("The statement of what the program consists of names each library")
  func statement() throws {
    let security = try String(
      contentsOf: Self.root.appending(path: "SECURITY.md"), encoding: .utf8)
    let manifest = try String(
      contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let modules = manifest.matches(of: /\.systemLibrary\(\s*name: "C([^"]+)"/).map { String($0.1) }
    let other = ["OpenSSL": "libcrypto", "SQLite": "SQLite"]
    for module in modules {
      let name = other[module] ?? module
      #expect(security.lowercased().contains(name.lowercased()), "\(name)")
    }
  }
}
