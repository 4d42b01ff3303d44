public import Foundation
public import GlissandoDrawing
import GlissandoMotion

/// A pane of glass: how it lets through what is behind it.
public struct Glass: Equatable, Sendable {
  private enum Kind {
    case regular
    case clear
    case identity
  }

  private let kind: Kind
  private(set) var tint: Color?
  private(set) var isInteractive = false

  /// Glass that blurs what is behind it.
  public static let regular = Glass(kind: .regular)
  /// Glass that blurs little of what is behind it.
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)

  /// The glass with a colour in it; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The glass that gives way when it is pressed, or does not.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }

  var isThere: Bool { kind != .identity }
  var ground: Material { kind == .clear ? .ultraThinMaterial : .thinMaterial }
}

/// The shape of glass that is given none: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Makes the shape.
  public nonisolated init() {}
  /// A capsule in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  fileprivate enum Kind {
    case matchedGeometry
    case materialize
    case identity
  }

  fileprivate let kind: Kind
  /// Out of the glass near by, and into it.
  public static let matchedGeometry = GlassEffectTransition(kind: .matchedGeometry)
  /// Out of nothing, and into it.
  public static let materialize = GlassEffectTransition(kind: .materialize)
  /// At once.
  public static let identity = GlassEffectTransition(kind: .identity)

  fileprivate var transition: AnyTransition {
    switch kind {
    case .matchedGeometry: .scale(scale: 0.4).combined(with: .opacity)
    case .materialize: AnyTransition(.blurReplace)
    case .identity: .identity
    }
  }
}

extension View {
  /// Puts the view on glass.
  ///
  /// SwiftUI: light is not bent at its edges; it has a rim and a shadow.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Says which glass the view is among those of its container, so that it can come out of others.
  ///
  /// SwiftUI: there it flows out of the glass near by; here it grows.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    transition(GlassEffectTransition.matchedGeometry.transition)
  }

  /// Says how glass comes and goes.
  nonisolated public func glassEffectTransition(
    _ transition: GlassEffectTransition
  ) -> some View {
    self.transition(transition.transition)
  }
}

/// Glass that belongs together.
///
/// SwiftUI: pieces that are nearer to each other than `spacing` flow together there.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Makes a container.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    guard spacing != nil else { return }
    ViewWarning.noteUnchanged(
      by: "GlassEffectContainer(spacing:)", "pieces of glass do not flow together")
  }

  /// The content.
  @MainActor public var body: some View { content }
}

@usableFromInline
nonisolated struct GlassModifier<Outline: Shape>: ViewModifier {
  @usableFromInline @MainActor static var actsOnEachElement: Bool { true }
  let glass: Glass
  let shape: Outline

  @usableFromInline @MainActor func body(content: Content) -> some View {
    GlassPane(content: content, glass: glass, shape: shape)
  }
}

private struct GlassPane<Content: View, Outline: Shape>: View {
  let content: Content
  let glass: Glass
  let shape: Outline
  @GestureState private var isPressed = false

  var body: some View {
    content
      .background { if glass.isThere { pane } }
      .contentShape(shape)
      .scaleEffect(isPressed ? 1.05 : 1)
      .animation(.bouncy(duration: 0.3), value: isPressed)
      .simultaneousGesture(press, including: glass.isInteractive ? .all : .subviews)
  }

  private var pane: some View {
    ZStack {
      shape.fill(glass.ground).shadow(color: Color(white: 0, opacity: 0.14), radius: 10, y: 4)
      if let tint = glass.tint { shape.fill(tint.opacity(0.55)) }
      shape.stroke(
        LinearGradient(
          colors: [Color(white: 1, opacity: 0.7), Color(white: 1, opacity: 0.15)],
          startPoint: .topLeading, endPoint: .bottomTrailing),
        lineWidth: 1)
    }
  }

  private var press: some Gesture {
    DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed, _ in isPressed = true }
  }
}
