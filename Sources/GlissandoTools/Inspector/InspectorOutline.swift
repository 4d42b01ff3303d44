import Foundation
import GlissandoDrawing

/// The line around the view that is picked.
struct InspectorOutline {
  /// What is drawn; nil where nothing is picked.
  private(set) var leaf: DisplayLeaf?
  private var rect: CGRect?
  private var isDark = false

  /// Its identity: between those of the content and those of the inspector.
  private static let identity: UInt64 = 1 << 61 | 1 << 60
  /// The line's width, and how far it lies outside of the view, in points.
  private static let width = 2.0
  private static let distance = 3.0
  private static let radius = 4.0

  init() {}

  /// Puts it around a rectangle of the window, and notes what that changes.
  ///
  /// - Returns: Whether anything has changed.
  mutating func update(
    _ rect: CGRect?, _ colorScheme: ColorScheme, scale: Double, into damage: inout Damage
  ) -> Bool {
    let isDark = colorScheme == .dark
    guard rect != self.rect || isDark != self.isDark else { return false }
    if let leaf { Self.add(leaf, scale, to: &damage) }
    self.rect = rect
    self.isDark = isDark
    leaf = rect.map { Self.makeLeaf(around: $0, isDark) }
    if let leaf { Self.add(leaf, scale, to: &damage) }
    return true
  }

  private static func makeLeaf(around rect: CGRect, _ isDark: Bool) -> DisplayLeaf {
    let outside = rect.insetBy(dx: -distance, dy: -distance)
    let corner = min(radius, Double(min(outside.width, outside.height)) / 2)
    return DisplayLeaf(
      id: identity,
      content: DisplayContent(
        stroke: Path(roundedRect: outside, cornerRadius: corner),
        style: StrokeStyle(lineWidth: width)),
      paint: .color(PanelPalette.outline(isDark: isDark)))
  }

  private static func add(_ leaf: DisplayLeaf, _ scale: Double, to damage: inout Damage) {
    damage.add(
      leaf.windowBounds.applying(CGAffineTransform(scaleX: scale, y: scale)))
  }
}
