/// Names something to be done once the requests so far are such as a test waits for.
struct Appointment: Sendable {
  let isDue: @Sendable ([FakeCall]) -> Bool
  let act: @Sendable () -> Void
}
