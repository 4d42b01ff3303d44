import SwiftUI

struct RotatingFade: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1.0 : 0.0)
      .rotation3DEffect(.degrees(phase.value * 90), axis: (x: 1, y: 0, z: 0), perspective: 0.5)
      .blur(radius: phase == .willAppear ? 8 : 0)
  }
}

extension AnyTransition {
  static var pivot: AnyTransition {
    .modifier(
      active: CornerRotate(amount: -90, anchor: .topLeading),
      identity: CornerRotate(amount: 0, anchor: .topLeading))
  }

  static func iris(delay: Double) -> AnyTransition {
    .asymmetric(
      insertion: .scale(scale: 0, anchor: .bottom).combined(with: .opacity).animation(
        .easeOut.delay(delay)),
      removal: .move(edge: .trailing).combined(with: .opacity))
  }
}

struct CornerRotate: ViewModifier {
  let amount: Double
  let anchor: UnitPoint

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(amount), anchor: anchor).clipped()
  }
}

extension Transition where Self == RotatingFade {
  static var rotatingFade: RotatingFade { RotatingFade() }
}

struct OwnTransitions: View {
  @State private var isShowing = false

  var body: some View {
    VStack(spacing: 20) {
      Button(isShowing ? "Hide" : "Show") {
        withAnimation(.bouncy(duration: 0.6), completionCriteria: .removed) {
          isShowing.toggle()
        } completion: {
          print("all gone or all there")
        }
      }
      if isShowing {
        Text("Rotating").padding().background(.blue, in: .capsule).transition(.rotatingFade)
        Text("Pivot").padding().background(.green, in: .rect(cornerRadius: 8)).transition(.pivot)
        Text("Iris").padding().background(.orange, in: Circle()).transition(.iris(delay: 0.1))
        Text("Blur").padding().transition(.blurReplace(.upUp))
        Text("Push").padding().transition(.push(from: .bottom).animation(.smooth))
        Text("Any").transition(AnyTransition(RotatingFade()).combined(with: .offset(x: 20)))
        Text("Both").transition(RotatingFade().combined(with: .slide))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
