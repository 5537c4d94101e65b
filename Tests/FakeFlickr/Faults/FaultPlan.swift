/// Decides which request is struck by which fault; the first rule that fits counts.
struct FaultPlan: Sendable {
  private struct Entry {
    let rule: FaultRule
    var seen = 0
  }

  private var entries: [Entry]

  init(_ rules: [FaultRule] = []) { entries = rules.map { Entry(rule: $0) } }

  /// Adds a rule behind those that are there.
  mutating func add(_ rule: FaultRule) { entries.append(Entry(rule: rule)) }

  /// Takes the fault that is due for a request, and counts the request.
  mutating func take(for call: FakeCall) -> Fault? {
    for index in entries.indices where entries[index].rule.covers(call) {
      let rule = entries[index].rule
      let number = entries[index].seen
      let isDue = number >= rule.skip && rule.times.map { number < rule.skip + $0 } ?? true
      if isDue || number < rule.skip { entries[index].seen += 1 }
      if isDue { return rule.fault }
    }
    return nil
  }
}
