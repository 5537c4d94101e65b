import Mustache

/// The values that templates of one kind may ask for, gathered from pages.
struct ValueTable {
  /// A value by its path, and what it was on the pages that were looked at.
  struct Row {
    let path: String
    var kinds: Set<String>
  }

  /// The parts that many values have, which are told once.
  static let parts = [
    "image": "picture", "pagination": "pagination", "cells": "list of cells", "strings": "words",
  ]

  private(set) var rows: [Row] = []
  /// What was found of the parts that are told once, by their keys.
  private(set) var partValues: [String: [Value]] = [:]

  /// Looks at everything that a page gives its template under some names.
  mutating func add(_ object: Object, keys: [Key], under path: String = "") {
    for key in keys {
      guard let value = object[key] else { continue }
      add(value, named: key.name, at: path + key.name)
    }
  }

  /// Looks at one value.
  mutating func add(_ value: Value, named name: String, at path: String) {
    if let part = Self.parts[name] {
      if case .null = value { return note("nothing", at: path) }
      note(part, at: path)
      partValues[name, default: []].append(value)
      return
    }
    switch value {
    case .null: note("nothing", at: path)
    case .bool: note("yes or no", at: path)
    case .int, .double: note("number", at: path)
    case .text: note("text", at: path)
    case .html: note("markup", at: path)
    case .lambda: note("function", at: path)
    case .object(let object):
      note("object", at: path)
      add(object, keys: object.shape.keys, under: path + ".")
    case .list(let values):
      note("list", at: path)
      for value in values {
        guard case .object(let object) = value else { continue }
        add(object, keys: object.shape.keys, under: path + "[].")
      }
    }
  }

  private mutating func note(_ kind: String, at path: String) {
    if let index = rows.firstIndex(where: { $0.path == path }) {
      rows[index].kinds.insert(kind)
    } else {
      rows.insert(Row(path: path, kinds: [kind]), at: place(of: path))
    }
  }

  /// Values stand below the one they are part of, on whichever page they were found.
  private func place(of path: String) -> Int {
    guard let dot = path.lastIndex(of: ".") else { return rows.endIndex }
    let parent = path[..<dot].hasSuffix("[]") ? path[..<dot].dropLast(2) : path[..<dot]
    let last = rows.lastIndex {
      $0.path == parent || $0.path.hasPrefix("\(parent).") || $0.path.hasPrefix("\(parent)[].")
    }
    return last.map { $0 + 1 } ?? rows.endIndex
  }
}

extension ValueTable.Row {
  /// What it is, in words: a text, perhaps nothing.
  var kind: String {
    let known = kinds.subtracting(["nothing"]).sorted()
    let words = known.isEmpty ? "text" : known.joined(separator: " or ")
    return kinds.contains("nothing") ? words + ", or nothing" : words
  }
}
