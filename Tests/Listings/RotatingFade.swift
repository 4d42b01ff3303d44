import SwiftUI

/// A transition with its own numbers for each phase.
struct RotatingFadeTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1.0 : 0.0)
      .rotationEffect(phase.rotation)
  }
}

extension TransitionPhase {
  fileprivate var rotation: Angle {
    switch self {
    case .willAppear: return .degrees(30)
    case .identity: return .zero
    case .didDisappear: return .degrees(-30)
    }
  }
}

struct StaticTransition: Transition {
  static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0.2)
  }
}

struct RotatingFadeDemo: View {
  @State private var isShown = true
  @State private var usesFade = false

  var body: some View {
    VStack {
      if isShown {
        Text("Rotating").transition(RotatingFadeTransition())
        Text("With a curve")
          .transition(RotatingFadeTransition().animation(.easeOut.speed(0.5)))
        Text("Both").transition(
          AsymmetricTransition(insertion: RotatingFadeTransition(), removal: StaticTransition()))
        Text("Combined").transition(RotatingFadeTransition().combined(with: .slide))
        Text("Chosen").transition(usesFade ? AnyTransition.opacity : AnyTransition.slide)
        Text("Built").transition(
          .asymmetric(
            insertion: AnyTransition.move(edge: .leading).combined(with: .opacity),
            removal: .scale(scale: 0.1).combined(with: .opacity)))
        Text("Applied").modifier(Wrapped())
      }
      Button("Toggle") { withAnimation(Animation.easeInOut(duration: 1)) { isShown.toggle() } }
      Toggle("Fade", isOn: $usesFade)
    }
  }

  struct Wrapped: ViewModifier {
    func body(content: Content) -> some View {
      RotatingFadeTransition().apply(content: content, phase: .identity)
    }
  }
}
