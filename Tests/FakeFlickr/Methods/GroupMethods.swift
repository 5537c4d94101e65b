/// Answers methods.
enum GroupMethods {
  static let all: [String: MethodTable.Method] = [:]
}
