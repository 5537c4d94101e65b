import Synchronization

/// Numbers every name and every shape, so that rendering compares integers and shares no counters.
enum Vocabulary {
  private struct State {
    var ids: [String: Int] = [:]
    var names: [String] = []
    var shapes: [[Int]: Int] = [:]
    var shapeKeys: [[Int]] = []
    var table: ShapeTable?
  }

  private static let state = Mutex(State())

  static func id(of name: String) -> Int {
    state.withLock { state in
      if let id = state.ids[name] { return id }
      let id = state.names.count
      state.names.append(name)
      state.ids[name] = id
      return id
    }
  }

  static func name(of id: Int) -> String {
    state.withLock { $0.names[id] }
  }

  /// Numbers a list of keys; the same keys in the same order have the same number.
  static func shape(of keys: [Int]) -> Int {
    state.withLock { state in
      if let shape = state.shapes[keys] { return shape }
      let shape = state.shapeKeys.count
      state.shapeKeys.append(keys)
      state.shapes[keys] = shape
      state.table = nil
      return shape
    }
  }

  static func keys(of shape: Int) -> [Int] {
    state.withLock { $0.shapeKeys[shape] }
  }

  /// Returns the slots of every shape made so far.
  static func table() -> ShapeTable {
    state.withLock { state in
      if let table = state.table { return table }
      let table = ShapeTable(state.shapeKeys)
      state.table = table
      return table
    }
  }
}
