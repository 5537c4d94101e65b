/// Answers methods.
enum LookupMethods {
  static let all: [String: MethodTable.Method] = [:]
}
