import Presenters

/// Keeps every value it is shown.
final class RecordingLoginView: LoginView {
  private(set) var pages: [LoginPage] = []

  func show(_ page: LoginPage) { pages.append(page) }
}
