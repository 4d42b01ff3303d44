import SwiftUI

/// All transitions that come with the system, in both spellings.
struct TransitionCatalogue: View {
  @State private var isShown = true

  var body: some View {
    VStack(spacing: 8) {
      Button(isShown ? "Hide all" : "Show all") {
        withAnimation(.easeInOut(duration: 0.6)) { isShown.toggle() }
      }
      if isShown {
        card("opacity").transition(.opacity)
        card("identity").transition(.identity)
        card("slide").transition(.slide)
        card("move").transition(.move(edge: .leading))
        card("push").transition(.push(from: .trailing))
        card("offset").transition(.offset(x: 40, y: 0))
        card("offset size").transition(.offset(CGSize(width: 0, height: 30)))
        card("scale").transition(.scale)
        card("scale, anchored").transition(.scale(0.5, anchor: .topLeading))
      }
      if isShown {
        card("old scale").transition(.scale(scale: 0.2, anchor: .bottom))
        card("blur").transition(.blurReplace)
        card("blur, up").transition(.blurReplace(.upUp))
        card("combined").transition(.move(edge: .bottom).combined(with: .opacity))
        card("three").transition(
          AnyTransition.scale.combined(with: .opacity).combined(with: .slide))
        card("asymmetric").transition(
          .asymmetric(insertion: .move(edge: .leading), removal: .opacity))
        card("asymmetric types").transition(
          AsymmetricTransition(insertion: .scale, removal: .push(from: .top)))
        card("own curve").transition(.scale.animation(.bouncy))
        card("any own curve").transition(AnyTransition.opacity.animation(.linear(duration: 1)))
        card("modifier").transition(
          .modifier(active: Turned(degrees: 90), identity: Turned(degrees: 0)))
      }
    }
    .frame(width: 240)
    .padding()
  }

  private func card(_ title: String) -> some View {
    Text(title)
      .padding(4)
      .frame(maxWidth: .infinity)
      .background(.blue.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
  }

  struct Turned: ViewModifier {
    let degrees: Double
    func body(content: Content) -> some View {
      content.rotationEffect(.degrees(degrees), anchor: .bottomLeading)
    }
  }
}
