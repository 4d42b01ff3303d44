package import GlissandoDrawing
package import GlissandoMotion

/// A colour that is another one on a dark ground.
///
/// Both are 0xRRGGBB.
package struct AdaptiveColor: ShapeStyle, PaintStyle, Equatable {
  let light: UInt32
  let dark: UInt32

  package init(light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
  }

  package func paint(in environment: EnvironmentValues) -> Paint {
    .color(Color.Resolved(hex: environment.colorScheme == .dark ? dark : light))
  }

  /// The ground of a window: a white and a black with a trace of blue, so that neither glares.
  package static let windowGround = AdaptiveColor(light: 0xF6F7FA, dark: 0x15161B)
}
