/// Answers methods.
enum GalleryMethods {
  static let all: [String: MethodTable.Method] = [:]
}
