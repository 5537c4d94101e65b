internal import CMicroHTTPD

/// Sends the beginning of a body, perhaps waits, and breaks off.
///
/// Only the thread of the connection touches it.
final class BrokenBody {
  private let bytes: [UInt8]
  private let sent: Int
  private let stall: Duration
  private let stopSignal: StopSignal

  init(_ bytes: [UInt8], sent: Int, stall: Duration, stopSignal: StopSignal) {
    self.bytes = bytes
    self.sent = min(sent, bytes.count)
    self.stall = stall
    self.stopSignal = stopSignal
  }

  /// Makes the response that keeps this body until libmicrohttpd lets it go.
  @unsafe func response() -> OpaquePointer? {
    let context = unsafe Unmanaged.passRetained(self).toOpaque()
    // One byte is declared that can never come, so that breaking off is always seen.
    let declared = UInt64(max(bytes.count, sent + 1))
    return unsafe MHD_create_response_from_callback(
      declared, 16_384, bodyWanted, context, bodyReleased)
  }

  /// Copies what comes at a position, or breaks off.
  @unsafe fileprivate func copy(from position: Int, to target: UnsafeMutableRawBufferPointer) -> Int
  {
    guard position < sent else {
      if stall > .zero { _ = stopSignal.wait(for: stall) }
      return gallery_httpd_break_off
    }
    let piece = bytes[position..<min(sent, position + target.count)]
    unsafe target.copyBytes(from: piece)
    return piece.count
  }
}

private func bodyWanted(
  context: UnsafeMutableRawPointer?, position: UInt64, target: UnsafeMutablePointer<CChar>?,
  room: Int
) -> Int {
  guard let context = unsafe context else { return gallery_httpd_break_off }
  let body = unsafe Unmanaged<BrokenBody>.fromOpaque(context).takeUnretainedValue()
  return unsafe body.copy(
    from: Int(position), to: UnsafeMutableRawBufferPointer(start: target, count: room))
}

private func bodyReleased(context: UnsafeMutableRawPointer?) {
  guard let context = unsafe context else { return }
  unsafe Unmanaged<BrokenBody>.fromOpaque(context).release()
}
