private import COpenSSL

/// Authenticates messages with a shared key (RFC 2104 with SHA-1), through OpenSSL.
package enum HMACSHA1 {
  /// Computes the 20 bytes that only a holder of the key can compute.
  ///
  /// - Throws: ``SigningError/unavailable`` when the library refuses.
  package static func code(of message: [UInt8], key: [UInt8]) throws(SigningError) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: Int(gallery_hmac_sha1_size))
    let keySize = Int32(key.count)
    // OpenSSL takes no address for the key of an earlier call, so an empty key needs one as well.
    let addressable = key.isEmpty ? [0] : key
    let isDone = unsafe code.withUnsafeMutableBufferPointer { code in
      unsafe addressable.withUnsafeBytes { key in
        unsafe message.withUnsafeBytes { message in
          unsafe gallery_hmac_sha1(
            key.baseAddress, keySize, message.baseAddress, message.count, code.baseAddress)
        }
      }
    }
    guard isDone == 1 else { throw .unavailable }
    return code
  }
}
