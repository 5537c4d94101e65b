internal import CMicroHTTPD

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Hands one response to libmicrohttpd.
@safe struct ResponseSender {
  private let connection: OpaquePointer
  private let stopSignal: StopSignal

  @unsafe init(connection: OpaquePointer, stopSignal: StopSignal) {
    unsafe self.connection = connection
    self.stopSignal = stopSignal
  }

  /// Queues the response; answering no closes the connection.
  @unsafe func send(_ response: WebResponse) -> MHD_Result {
    switch (response.delivery, response.body) {
    case (.closed, _):
      return gallery_httpd_no
    case (.reset, _):
      unsafe gallery_httpd_reset(connection)
      return gallery_httpd_no
    case (.whole, .file(let file)):
      guard let made = unsafe Self.whole(file) else {
        let text = "This file cannot be read.\n"
        return unsafe send(WebResponse(status: 404, text: text))
      }
      return unsafe queue(made, status: response.status, headers: response.headers)
    case (.whole, .bytes(let bytes)):
      return unsafe queue(Self.whole(bytes), status: response.status, headers: response.headers)
    case (.truncated(let sent), .bytes(let bytes)):
      let body = BrokenBody(bytes, sent: sent, stall: .zero, stopSignal: stopSignal)
      return unsafe queue(body.response(), status: response.status, headers: response.headers)
    case (.stalled(let sent, let stall), .bytes(let bytes)):
      let body = BrokenBody(bytes, sent: sent, stall: stall, stopSignal: stopSignal)
      return unsafe queue(body.response(), status: response.status, headers: response.headers)
    case (.truncated, .file), (.stalled, .file):
      preconditionFailure("Only bytes can be sent in part")
    }
  }

  private func queue(_ made: OpaquePointer?, status: Int, headers: WebHeaders) -> MHD_Result {
    guard let made = unsafe made else { return gallery_httpd_no }
    defer { unsafe MHD_destroy_response(made) }
    for field in headers.fields {
      // Refused, and so left out, is a field that would break the header, such as a line break.
      _ = unsafe MHD_add_response_header(made, field.name, field.value)
    }
    return unsafe MHD_queue_response(connection, UInt32(status), made)
  }

  private static func whole(_ bytes: [UInt8]) -> OpaquePointer? {
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe gallery_httpd_copy(buffer.baseAddress, buffer.count)
    }
  }

  private static func whole(_ file: WebFile) -> OpaquePointer? {
    let descriptor = unsafe open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let made = unsafe MHD_create_response_from_fd_at_offset64(
      UInt64(file.count), descriptor, UInt64(file.offset))
    if unsafe made == nil { close(descriptor) }
    return unsafe made
  }
}
