import CSDL2
import GlissandoDrawing

extension Window {
  /// Tells X11 what a part of the window is to look like that is new and not painted yet; what is
  /// there stays where it is while the window changes its size.
  ///
  /// Without it such a part shows whatever lies behind, such as a window manager's white frame.
  func setGround(_ color: Color.Resolved) {
    typealias Function =
      @convention(c) (
        UnsafeMutableRawPointer, UInt, UInt, UnsafePointer<glissando_window_attributes>
      ) -> Int32
    guard connection.system == .x11, let display = glissando_native_display(handle),
      let symbol = DisplayConnection.symbol("XChangeWindowAttributes", in: "libX11.so.6")
    else { return }
    var attributes = glissando_window_attributes()
    attributes.background_pixel = Self.pixel(color)
    attributes.bit_gravity = Self.northWest
    // Declared `int XChangeWindowAttributes(Display *, Window, unsigned long mask,
    // XSetWindowAttributes *)`.
    let change = unsafeBitCast(symbol, to: Function.self)
    _ = change(
      display, glissando_native_window(handle), Self.backPixel | Self.bitGravity, &attributes)
  }

  /// A colour as the painter writes it: blue in the lowest byte.
  private static func pixel(_ color: Color.Resolved) -> UInt {
    [color.red, color.green, color.blue].reduce(0xFF) { pixel, channel in
      pixel << 8 | UInt((min(max(channel, 0), 1) * 255).rounded())
    }
  }

  /// `CWBackPixel` and `CWBitGravity`.
  private static let backPixel: UInt = 1 << 1
  private static let bitGravity: UInt = 1 << 4
  /// `NorthWestGravity`.
  private static let northWest: Int32 = 1
}
