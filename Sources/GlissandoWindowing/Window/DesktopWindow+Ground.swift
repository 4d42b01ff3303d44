import CSDL2
package import GlissandoDrawing

// What a window looks like where nothing is painted yet.

extension DesktopWindow {
  /// Tells X11 what a part of the window is to look like that is new and not painted yet; what is
  /// there stays where it is while the window changes its size.
  ///
  /// Without it such a part shows whatever lies behind, such as a window manager's white frame.
  package func setGround(_ color: Color.Resolved) {
    guard connection.system == .x11, let display = glissando_native_display(handle) else { return }
    var attributes = glissando_window_attributes()
    attributes.background_pixel = Self.pixel(color)
    attributes.bit_gravity = Self.northWest
    glissando_x11_change(
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
