import SwiftUI

/// A transition of one's own, by the phase that it is in.
struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(phase.isIdentity ? 1 : 0)
      .blur(radius: phase.isIdentity ? 0 : 10)
      .rotationEffect(
        .degrees(
          phase == .willAppear ? 360 : phase == .didDisappear ? -360 : .zero
        )
      )
      .brightness(phase == .willAppear ? 1 : 0)
  }
}

struct Slither: Transition {
  var distance: CGFloat = 50
  static let properties = TransitionProperties(hasMotion: true)

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.value * distance)
  }
}

extension Transition where Self == Twirl {
  static var twirl: Twirl { Twirl() }
}

extension AnyTransition {
  static var slither: AnyTransition { AnyTransition(Slither()) }
}

struct TwirlDemo: View {
  @State private var isActive = true

  var body: some View {
    VStack {
      if isActive {
        RoundedRectangle(cornerRadius: 12)
          .fill(.purple)
          .frame(width: 100, height: 100)
          .transition(.twirl)
        Text("Slither").transition(Slither(distance: 80).combined(with: .opacity))
        Text("Any").transition(.slither)
      }
      Toggle("Active", isOn: $isActive.animation())
    }
    .padding()
  }
}
