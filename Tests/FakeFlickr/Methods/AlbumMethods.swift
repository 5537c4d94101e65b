/// Answers methods.
enum AlbumMethods {
  static let all: [String: MethodTable.Method] = [:]
}
