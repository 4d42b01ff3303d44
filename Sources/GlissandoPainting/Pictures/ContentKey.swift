import GlissandoDrawing

/// A content in pixels of one size.
struct ContentKey {
  /// Above zero.
  let number: UInt64

  /// - Parameter coarseness: The pixels of the window, along either side, in one of those that are painted: a power of
  ///   two.
  @inline(__always)
  init(_ content: DisplayContent, coarseness: Int) {
    number =
      content.identity.number << 6 | UInt64(truncatingIfNeeded: coarseness.trailingZeroBitCount)
  }
}
