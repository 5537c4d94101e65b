/// Reads many elements of the same kind without comparing or copying names.
extension MarkupNode {
  /// Lists the names of all elements and attributes of the tree; a name's position is its number.
  package var treeNames: [String] { storage.names }

  /// The number of the element's name in ``treeNames``.
  package var nameNumber: Int { Int(storage.elements[index].name) }

  /// Visits the attributes that are asked for, in the order written.
  ///
  /// - Parameters:
  ///   - fields: For the number of each name in ``treeNames`` what to pass on; below 0 to skip it.
  ///   - visit: Is given that number and the value.
  package func visitAttributes(
    _ fields: [Int], _ visit: (_ field: Int, _ value: String) -> Void
  ) {
    unsafe storage.values.withUnsafeBufferPointer { values in
      for position in storage.attributeRange(of: index) {
        let attribute = storage.attributes[position]
        let field = fields[Int(attribute.name)]
        guard field >= 0 else { continue }
        let start = Int(attribute.start)
        let value = unsafe values[start..<start + Int(attribute.count)]
        visit(field, unsafe String(decoding: value, as: UTF8.self))
      }
    }
  }
}
