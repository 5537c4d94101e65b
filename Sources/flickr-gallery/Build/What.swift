import Arguments
import FlickrSources
import Foundation
import Spelling

/// What a gallery is built from.
enum What: Hashable, Sendable {
  case explore
  /// The bundled sample; `isAsked` tells whether it was named or stands in.
  case sample(isAsked: Bool)
  /// What an address on Flickr shows.
  case address(FlickrAddress)
  /// Files and folders of saved answers.
  case saved([String])
  /// An export: zip archives, or folders of what was in them.
  case export([String])

  private static let words = ["explore", "sample"]

  /// The address of what comes from Flickr; `nil` for what is on this machine.
  var flickrAddress: FlickrAddress? {
    switch self {
    case .explore: .explore(nil)
    case .address(let address): address
    case .sample, .saved, .export: nil
    }
  }

  /// Understands what was named.
  ///
  /// Without a word it is Explore if there is a key, or if no key is needed because the network is
  /// not used.
  /// - Throws: ``CommandError`` when it cannot be, or when nothing was and nothing may stand in.
  init(_ operands: [String], in surroundings: Surroundings, isOffline: Bool = false)
    throws(CommandError)
  {
    let hasExplore = isOffline || surroundings.variable("FLICKR_API_KEY") != nil
    switch operands {
    case [] where hasExplore, ["explore"]: self = .explore
    case [] where surroundings.isContinuousIntegration: throw .nothingToBuild
    case []: self = .sample(isAsked: false)
    case ["sample"]: self = .sample(isAsked: true)
    case let addresses where addresses.contains(where: FlickrAddress.isAddress):
      guard let address = addresses.first, addresses.count == 1 else {
        throw .notAlone(addresses.first(where: FlickrAddress.isAddress) ?? "")
      }
      self = .address(try Self.address(address))
    default:
      for operand in operands { try Self.check(operand) }
      self = ExportSource.recognizes(operands) ? .export(operands) : .saved(operands)
    }
  }

  /// Tells whether a text is one of the words that stand for photos.
  static func isWord(_ text: String) -> Bool { words.contains(text) }

  /// Tells whether a text is an address on Flickr, rather than a file.
  static func isAddress(_ text: String) -> Bool { FlickrAddress.isAddress(text) }

  private static func address(_ text: String) throws(CommandError) -> FlickrAddress {
    do {
      return try FlickrAddress.parse(text)
    } catch FlickrSourceError.address(_, let fault) {
      throw .address(text, fault)
    } catch {
      throw .address(text, .notAnAddress)
    }
  }

  private static func check(_ operand: String) throws(CommandError) {
    if words.contains(operand) { throw .notAlone(operand) }
    guard !operand.isEmpty else { throw .emptyWhat }
    if operand.contains(/^[A-Za-z][A-Za-z0-9+.\-]+:\/\//) { throw .address(operand, .notFlickr) }
    guard !operand.contains("/"), !FileManager.default.fileExists(atPath: operand) else { return }
    let known = words + FlickrGallery.program.commands.map(\.name)
    if let suggestion = NearestName.of(operand, among: known) {
      throw .misspelled(operand, suggestion: suggestion)
    }
  }
}
