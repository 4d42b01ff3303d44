import Foundation
import GlissandoControls
import GlissandoMotion
public import GlissandoViews

/// How a view answers the pointer that is above it.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// As the view wishes: it becomes lighter.
  public static let automatic = HoverEffect(name: "automatic")
  /// It becomes lighter.
  public static let highlight = HoverEffect(name: "highlight")
  /// It comes nearer.
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// Lets the view answer the pointer that is above it.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: effect))
  }
}

@usableFromInline
nonisolated struct HoverEffectModifier: ViewModifier {
  @usableFromInline @MainActor static var actsOnEachElement: Bool { true }
  let effect: HoverEffect

  @usableFromInline @MainActor func body(content: Content) -> some View {
    HoverEffectView(content: content, effect: effect)
  }
}

private struct HoverEffectView<Content: View>: View {
  let content: Content
  let effect: HoverEffect
  @State private var isHovered = false

  var body: some View {
    content
      .brightness(isHovered && effect != .lift ? 0.06 : 0)
      .scaleEffect(isHovered && effect == .lift ? 1.05 : 1)
      .animation(.smooth(duration: 0.2), value: isHovered)
      .onHover { isHovered = $0 }
  }
}
