/// Answers methods.
enum PhotoMethods {
  static let all: [String: MethodTable.Method] = [:]
}
