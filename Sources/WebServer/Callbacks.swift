internal import CMicroHTTPD

/// Gives every connection its state, and takes the state back when the connection is gone.
func connectionChanged(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
  slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, event: MHD_ConnectionNotificationCode
) {
  guard let slot = unsafe slot else { return }
  if gallery_httpd_is_start(event) != 0 {
    guard let exchange = unsafe object(context, as: Exchange.self) else { return }
    let state = Connection(limit: exchange.limits.bodyBytes)
    unsafe slot.pointee = Unmanaged.passRetained(state).toOpaque()
  } else if let state = unsafe slot.pointee {
    unsafe slot.pointee = nil
    unsafe Unmanaged<Connection>.fromOpaque(state).release()
  }
}

/// Learns the target of a new request, before libmicrohttpd decodes it.
func targetArrived(
  context: UnsafeMutableRawPointer?, target: UnsafePointer<CChar>?, connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  if let target = unsafe target, let state = unsafe state(of: connection) {
    state.begin(target: unsafe String(cString: target))
  }
  return nil
}

/// Collects a request, and answers it once it is whole.
func requestArrived(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, path: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, piece: UnsafePointer<CChar>?,
  pieceSize: UnsafeMutablePointer<Int>?, slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let exchange = unsafe object(context, as: Exchange.self),
    let connection = unsafe connection, let state = unsafe state(of: connection),
    let method = unsafe method, let pieceSize = unsafe pieceSize
  else { return gallery_httpd_no }
  if state.isFirstCall() { return gallery_httpd_yes }
  if let piece = unsafe piece, unsafe pieceSize.pointee > 0 {
    unsafe state.append(UnsafeRawBufferPointer(start: piece, count: pieceSize.pointee))
    unsafe pieceSize.pointee = 0
    return gallery_httpd_yes
  }
  let response = exchange.response(
    method: unsafe String(cString: method), target: state.target,
    headers: unsafe requestHeaders(of: connection), body: state.body)
  let sender = unsafe ResponseSender(connection: connection, stopSignal: exchange.stopSignal)
  return unsafe sender.send(response)
}

private func object<Object: AnyObject>(
  _ pointer: UnsafeMutableRawPointer?, as type: Object.Type
) -> Object? {
  guard let pointer = unsafe pointer else { return nil }
  return unsafe Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
}

private func state(of connection: OpaquePointer?) -> Connection? {
  unsafe object(gallery_httpd_connection_context(connection), as: Connection.self)
}

private func requestHeaders(of connection: OpaquePointer) -> WebHeaders {
  var headers: WebHeaders = [:]
  unsafe withUnsafeMutablePointer(to: &headers) { target in
    unsafe gallery_httpd_headers(connection, headerArrived, UnsafeMutableRawPointer(target))
  }
  return headers
}

private func headerArrived(
  context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?,
  nameSize: Int, value: UnsafePointer<CChar>?, valueSize: Int
) -> MHD_Result {
  if let context = unsafe context {
    let name = unsafe UnsafeRawBufferPointer(start: name, count: nameSize)
    let value = unsafe UnsafeRawBufferPointer(start: value, count: valueSize)
    unsafe context.assumingMemoryBound(to: WebHeaders.self).pointee.add(
      String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
  }
  return gallery_httpd_yes
}
