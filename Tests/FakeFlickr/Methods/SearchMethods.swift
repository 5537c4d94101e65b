/// Answers methods.
enum SearchMethods {
  static let all: [String: MethodTable.Method] = [:]
}
