import Arguments
import Configuration
import Foundation
import Publishing
import Spelling

/// A configuration file whose every member is understood.
struct LoadedConfiguration: Sendable {
  /// What its owner should know.
  let warnings: [String]

  private let folder: String
  private let values: [String: String]
  private let flags: [String: Bool]
  private let lists: [String: [String]]

  /// Checks each member against the declaration of the option of that name.
  ///
  /// Paths are taken from the folder of the file. Where everybody on the machine can read it, the
  /// warnings tell of passwords in it.
  /// - Throws: ``ConfigurationError`` for the first member that cannot be used.
  init(_ file: ConfigurationFile, isOpenToAll: Bool) throws(ConfigurationError) {
    let reader = MemberReader(file)
    var values: [String: String] = [:]
    var flags: [String: Bool] = [:]
    var lists: [String: [String]] = [:]
    for member in file.members where member.value.content != .null {
      if ConfigurationFlags.operandMembers.contains(member.name) {
        lists[member.name] = try reader.operands(of: member)
      } else {
        let option = try reader.option(of: member)
        if option.value == nil {
          flags[member.name] = try reader.flag(of: member)
        } else {
          values[member.name] = try reader.text(of: member, for: option)
        }
      }
    }
    self.values = values
    self.flags = flags
    self.lists = lists
    folder = reader.folder
    let targets = lists[ConfigurationFlags.publish] ?? []
    let holdsSecret =
      (Array(values.values) + lists.values.joined()).contains(where: Self.holdsPassword)
      || targets.contains { !TargetSecrets.of($0).isEmpty }
    warnings = holdsSecret && isOpenToAll ? [Wording.secretForAll(file.name)] : []
  }

  /// Fills in what a command line leaves open.
  func complete(_ command: ParsedCommand) -> ParsedCommand {
    let known = FlickrGallery.program.command(named: command.name)?.options.map(\.name) ?? []
    var defaults = CommandDefaults()
    for option in known {
      defaults.values[option] = values[ConfigurationFlags.member(of: option)]
    }
    defaults.flags = flags.filter { known.contains($0.key) }
    // The library is beside the configuration, wherever the program is started; what only judges a
    // site does without one.
    let library = LibraryFlags.library.declaration.name
    let path = folder + LibraryWish.defaultPath
    if known.contains(library), defaults.values[library] == nil, !folder.isEmpty,
      fills(command) || FileManager.default.fileExists(atPath: path)
    {
      defaults.values[library] = path
    }
    if let member = ConfigurationFlags.operandMember(of: command.name) {
      defaults.operands = lists[member] ?? values[member].map { [$0] } ?? []
    }
    return command.completed(by: defaults)
  }

  /// Tells whether a command makes the library where there is none.
  private func fills(_ command: ParsedCommand) -> Bool {
    [FlickrGallery.build.name, FlickrGallery.sync.name].contains(command.name)
  }

  /// Tells whether a text is an address with a password in it.
  private static func holdsPassword(_ text: String) -> Bool {
    text.contains(/:\/\/[^\/@\s]*:[^\/@\s]+@/)
  }
}
