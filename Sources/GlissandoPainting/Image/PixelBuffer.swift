/// Pixels in memory that belong to someone else, such as a window's surface.
///
/// Each pixel is a 32-bit number 0xAARRGGBB in the machine's byte order, premultiplied; a window
/// leaves the highest byte aside.
package struct PixelBuffer {
  /// The first pixel of the top row; at least 4-byte aligned, and valid while the buffer is used.
  package let base: UnsafeMutableRawPointer
  /// The size in pixels.
  package let width: Int
  package let height: Int
  /// The distance between the beginnings of two rows; a multiple of 4.
  package let bytesPerRow: Int

  package init(base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    self.base = base
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }
}
