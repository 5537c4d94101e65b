extension Renderer {
  mutating func show(
    _ block: BlockStep, body: Range<Int>, of program: Program, in frame: Frame
  ) throws(TemplateError) {
    try enter(block.place, of: program)
    if let found = argument(for: block.name, in: frame) {
      try show(found.argument, of: found.scope, for: block, of: program, in: frame)
    } else {
      try run(body, of: program, in: frame)
    }
    leave()
  }

  /// Finds the outermost argument for a block: who includes has the last word.
  private func argument(
    for block: Int, in frame: Frame
  ) -> (scope: BlockScope, argument: BlockArgument)? {
    var found: (BlockScope, BlockArgument)?
    var index = frame.scope
    while index >= 0 {
      let scope = scopes[index]
      if let argument = scope.program.arguments[scope.arguments].last(where: { $0.name == block }) {
        found = (scope, argument)
      }
      index = scope.outer
    }
    return found
  }

  /// Renders an argument where the block is; blocks inside of it are seen only by the scopes
  /// around its parent tag, so that it cannot be put into itself.
  private mutating func show(
    _ argument: BlockArgument, of scope: BlockScope, for block: BlockStep, of program: Program,
    in frame: Frame
  ) throws(TemplateError) {
    var inner = Frame(scope: scope.outer)
    let indentationEnd = indentations.count
    if let indentation = block.indentation {
      inner.indentation = indent(indentation, of: program, in: frame)
    }
    isLineStarted = !block.ownsLine && argument.opensLine && !inner.indentation.isEmpty
    if block.ownsLine && !argument.opensLine { startLine(in: inner) }
    try run(argument.content, of: scope.program, in: inner)
    isLineStarted = false
    indentations.removeSubrange(indentationEnd...)
  }
}
