import Arguments

/// How the program ends, as callers can tell.
enum ExitCode: Int32, CaseIterable {
  case done = 0
  case failed = 1
  case foundFaults = 2
  /// `EX_USAGE` of sysexits.h.
  case usage = 64
  /// `EX_UNAVAILABLE` of sysexits.h.
  case unavailable = 69
  /// `EX_NOPERM` of sysexits.h.
  case permission = 77
  /// `EX_CONFIG` of sysexits.h.
  case configuration = 78
  /// What shells report for a program that was interrupted.
  case interrupted = 130

  /// What it means, for help.
  var meaning: String {
    switch self {
    case .done: "Everything went well."
    case .failed:
      "Something failed; a site that was there is still whole. Or images could not be had: then the "
        + "new site is there, without them."
    case .foundFaults: "The site has faults."
    case .usage: "The command line is wrong."
    case .unavailable:
      "Flickr or a target cannot be reached, or a program that is needed is missing."
    case .permission: "Flickr does not accept the code of a login, or the login no longer."
    case .configuration:
      "There is no API key, or Flickr does not accept it; or gallery.json5 has a mistake."
    case .interrupted: "The program was interrupted; a site that was there is still whole."
    }
  }

  /// The code and its meaning as help shows them.
  var term: Term { Term("\(rawValue)", meaning) }
}
