/// Gives pictures to tests that need a file and no server.
package enum PlainPicture {
  /// Draws a JPEG of one colour that grows lighter from top to bottom.
  package static func jpeg(width: Int = 320, height: Int = 214) -> [UInt8] {
    PlainJPEG(width: width, height: height, tint: 1).bytes
  }
}
