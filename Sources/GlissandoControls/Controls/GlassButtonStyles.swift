import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// A button on glass.
public nonisolated struct GlassButtonStyle: ButtonStyle {
  private let glass: Glass

  /// Makes the style.
  nonisolated public init() { glass = .regular }
  /// Makes the style with glass of one's own.
  nonisolated public init(_ glass: Glass) { self.glass = glass }
  /// Shows a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GlassButtonFace(configuration: configuration, glass: glass)
  }
}

/// A button on glass of the tint's colour.
public nonisolated struct GlassProminentButtonStyle: ButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GlassButtonFace(configuration: configuration, glass: nil)
  }
}

/// A button on glass; nil is glass of the tint's colour.
private struct GlassButtonFace: View {
  let configuration: ButtonStyleConfiguration
  let glass: Glass?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundStyle(glass == nil ? AnyShapeStyle(ProminentLabel()) : AnyShapeStyle(.primary))
      .padding(.horizontal, 14)
      .padding(.vertical, 7)
      .background { if glass == nil { Capsule().fill(ProminentFill()) } }
      .glassEffect(glass ?? .clear)
      .overlay { FocusRing(shape: Capsule()) }
      .opacity(isEnabled ? 1 : 0.5)
      .scaleEffect(configuration.isPressed ? 1.06 : 1)
      .brightness(configuration.isPressed ? 0.06 : 0)
      .animation(.bouncy(duration: 0.3), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// On glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// On glass of one's own.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// On glass of the tint's colour.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
