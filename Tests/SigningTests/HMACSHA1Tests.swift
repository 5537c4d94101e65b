import Testing

@testable import Signing

struct HMACSHA1Tests {
  /// RFC 2202 section 3.
  @Test(
    "The published codes come out",
    arguments: [
      (
        Array(repeating: UInt8(0x0B), count: 20), "Hi There",
        "b617318655057264e28bc0b6fb378c8ef146be00"
      ),
      (
        Array("Jefe".utf8), "what do ya want for nothing?",
        "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"
      ),
      (
        Array(repeating: UInt8(0xAA), count: 80),
        "Test Using Larger Than Block-Size Key - Hash Key First",
        "aa4ae5e15272d00e95705637ce8a3b55ed402112"
      ),
      ([], "", "fbdb1d1b18aa6c08324b7d64b71fb76370690e1d"),
    ])
  func publishedCodes(key: [UInt8], message: String, code: String) throws {
    let bytes = try HMACSHA1.code(of: [UInt8](message.utf8), key: key)
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    #expect(digits.joined() == code)
  }
}
