import Arguments
import Configuration
import Publishing
import Spelling

/// Reads single members of a configuration file as options are read.
struct MemberReader {
  /// What stands before a path that is not whole: nothing, or a folder with its slash.
  let folder: String

  private let file: ConfigurationFile

  init(_ file: ConfigurationFile) {
    self.file = file
    folder = file.name.lastIndex(of: "/").map { String(file.name[...$0]) } ?? ""
  }

  /// Finds the option of a member's name.
  func option(of member: ConfigurationMember) throws(ConfigurationError) -> OptionDeclaration {
    let options = ConfigurationFlags.members
    if let option = options.first(where: { $0.name == member.name }) { return option }
    let plain = String(member.name.drop { $0 == "-" })
    let known = options.map(\.name) + ConfigurationFlags.operandMembers
    let nearest = known.first { $0 == plain } ?? NearestName.of(plain, among: known)
    throw file.error(
      at: member.offset, "unknown option '\(member.name)'",
      help: Self.isSecret(member.name)
        ? "keys and tokens do not belong here: set FLICKR_API_KEY and its like in the environment"
        : nearest.map { "did you mean '\($0)'?" })
  }

  /// Reads a flag.
  func flag(of member: ConfigurationMember) throws(ConfigurationError) -> Bool {
    guard case .boolean(let flag) = member.value.content else {
      throw file.error(at: member.value.offset, "'\(member.name)' must be true or false")
    }
    return flag
  }

  /// Reads the value of an option, checked as on a command line.
  func text(
    of member: ConfigurationMember, for option: OptionDeclaration
  ) throws(ConfigurationError) -> String {
    let text: String
    switch member.value.content {
    case .string(let string): text = string
    case .number(let number): text = number
    case .list(let values) where option.value?.rule == .text:
      var parts: [String] = []
      for value in values { parts.append(try scalar(value, in: member)) }
      text = parts.joined(separator: ",")
    default: throw unfit(member.value, in: member, "a text or a number")
    }
    if let objection = option.value?.rule.objection(to: text) {
      throw file.error(at: member.value.offset, "'\(member.name)' \(objection)")
    }
    return option.value?.rule == .file || option.value?.rule == .folder ? located(text) : text
  }

  /// Reads what photos come from.
  func operands(of member: ConfigurationMember) throws(ConfigurationError) -> [String] {
    var operands: [String] = []
    switch member.value.content {
    case .string(let text): operands = [text]
    case .list(let values):
      for value in values {
        guard case .string(let text) = value.content else {
          throw unfit(value, in: member, "a text")
        }
        operands.append(text)
      }
    default: throw unfit(member.value, in: member, "a text or a list of texts")
    }
    guard !operands.contains(where: \.isEmpty) else {
      throw file.error(at: member.value.offset, "'\(member.name)' must not be empty")
    }
    if member.name == ConfigurationFlags.publish { return try targets(operands, of: member) }
    return operands.map {
      What.isWord($0) || What.isAddress($0) ? $0 : located($0)
    }
  }

  private func targets(
    _ operands: [String], of member: ConfigurationMember
  ) throws(ConfigurationError) -> [String] {
    guard let place = operands.first, operands.count == 1 else {
      throw unfit(member.value, in: member, "one target")
    }
    do {
      return [try PublishTarget(place).located(in: folder) ?? place]
    } catch {
      throw file.error(at: member.value.offset, "\(error)")
    }
  }

  private func scalar(
    _ value: ConfigurationValue, in member: ConfigurationMember
  ) throws(ConfigurationError) -> String {
    switch value.content {
    case .string(let text), .number(let text): text
    default: throw unfit(value, in: member, "a text or a number")
    }
  }

  private func unfit(
    _ value: ConfigurationValue, in member: ConfigurationMember, _ wanted: String
  ) -> ConfigurationError {
    file.error(at: value.offset, "'\(member.name)' must be \(wanted)")
  }

  private func located(_ path: String) -> String {
    path.hasPrefix("/") ? path : folder + path
  }

  private static func isSecret(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["key", "secret", "token", "password"].contains { name.contains($0) }
  }
}
