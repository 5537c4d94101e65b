import Foundation

/// One of the readers that take what strangers wrote; the environment names which is tried.
enum FuzzTarget: String, CaseIterable {
  case xml, json, mustache, html, addresses, export, zip, config

  static let chosen: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      preconditionFailure(
        "FUZZ_TARGET must be one of \(allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return target
  }()

  /// Reads some bytes; whatever they are, nothing may end the process.
  func read(_ bytes: [UInt8]) {
    switch self {
    case .xml, .json: AnswerFuzzing.read(bytes)
    case .mustache: MustacheFuzzing.read(bytes)
    case .html: HTMLFuzzing.read(bytes)
    case .addresses: AddressFuzzing.read(bytes)
    case .export: ExportFuzzing.read(bytes)
    case .zip: ZipFuzzing.read(bytes)
    case .config: ConfigurationFuzzing.read(bytes)
    }
  }
}

/// What libFuzzer calls with each input it thinks of.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
