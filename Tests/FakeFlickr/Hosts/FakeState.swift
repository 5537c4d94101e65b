import Synchronization

/// Holds what changes while a fake Flickr runs.
final class FakeState: Sendable {
  let world: Mutex<World>
  let plan: Mutex<FaultPlan>
  let calls = Mutex<[FakeCall]>([])
  let login: Mutex<LoginState>
  let appointments = Mutex<[Appointment]>([])

  init(options: WorldOptions, faults: [FaultRule], credentials: FakeCredentials) {
    login = Mutex(LoginState(credentials))
    world = Mutex(World(options: options))
    plan = Mutex(FaultPlan(faults))
  }

  /// The world as it is now.
  var currentWorld: World { world.withLock { $0 } }

  /// The requests so far, a line each: what scripts read that run a fake beside them.
  var callList: String {
    calls.withLock { calls in
      calls.map { call in
        let page = call.page.map { " page=\($0)" } ?? ""
        return "\(call.status) \(call.kind) \(call.method)\(page)\n"
      }.joined()
    }
  }

  /// Writes a request down and takes the fault that is due for it.
  func arrive(_ call: FakeCall) -> (number: Int, fault: Fault?) {
    var call = call
    let fault = plan.withLock { $0.take(for: call) }
    call.fault = fault
    let number = calls.withLock { calls in
      calls.append(call)
      return calls.count - 1
    }
    keepAppointments()
    return (number, fault)
  }

  /// Does what is due by now, each thing once, on this thread.
  func keepAppointments() {
    let calls = calls.withLock { $0 }
    let due = appointments.withLock { appointments in
      let due = appointments.filter { $0.isDue(calls) }
      appointments.removeAll { $0.isDue(calls) }
      return due
    }
    for appointment in due { appointment.act() }
  }

  /// Writes down how a request was answered.
  func answered(_ number: Int, status: Int) {
    calls.withLock { calls in
      // The list may have been cleared meanwhile.
      if calls.indices.contains(number) { calls[number].status = status }
    }
  }
}
