/// Bounds what strangers may make a server hold.
package struct WebServerLimits: Sendable, Equatable {
  /// How many connections are open at once; more wait for their turn.
  package let connections: Int
  /// How long a connection may stay silent.
  package let idleSeconds: Int
  /// How many bytes of a body are read; a longer one is answered with 413.
  package let bodyBytes: Int

  /// Sets the bounds; the defaults suit a preview and tests.
  package init(connections: Int = 512, idleSeconds: Int = 60, bodyBytes: Int = 1 << 20) {
    self.connections = connections
    self.idleSeconds = idleSeconds
    self.bodyBytes = bodyBytes
  }
}
