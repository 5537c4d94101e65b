import Arguments
import Configuration
import FlickrSources
import Pages
import Publishing
import WebServer

extension ExitCode {
  /// Chooses how the program ends after an error.
  init(after error: any Error) {
    switch error {
    case is UsageError: self = .usage
    case is CancellationError: self = .interrupted
    case is ConfigurationError: self = .configuration
    case WebServerError.badHost, WebServerError.badPort: self = .usage
    case PublishError.badTarget, PublishError.intoItself, is PublishCommandError: self = .usage
    case PagesError.unknownLanguage: self = .usage
    case PublishError.missingProgram: self = .unavailable
    case is CompletionsError, InitError.refused: self = .usage
    case let error as CommandError: self = error.exitCode
    case let error as FlickrSourceError:
      self =
        switch error.kind {
        case .usage: .usage
        case .configuration: .configuration
        case .permission: .permission
        case .unavailable: .unavailable
        case .failed: .failed
        }
    default: self = .failed
    }
  }
}
