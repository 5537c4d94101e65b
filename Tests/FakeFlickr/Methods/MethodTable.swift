/// Finds the method that a call names.
enum MethodTable {
  typealias Method = @Sendable (APICall) throws(APIFailure) -> AnswerNode?

  private static let methods: [String: Method] = [
    ListMethods.all, PeopleMethods.all, AlbumMethods.all, GalleryMethods.all, GroupMethods.all,
    SearchMethods.all, PhotoMethods.all, LookupMethods.all,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// The names of all methods.
  static var names: [String] { methods.keys.sorted() }

  /// Lets the method answer.
  static func answer(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    guard let method = methods[call.method] else {
      throw APIFailure(112, "Method \"\(call.method)\" not found")
    }
    return try method(call)
  }
}
