import Glissando

struct TurnIn: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      ZStack {
        if isShown {
          RoundedRectangle(cornerRadius: 18)
            .fill(.tint)
            .frame(width: 120, height: 90)
            .transition(.turn.combined(with: .opacity))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .probe(isShown ? 1 : 0)
      .animation(
        .spring(duration: 0.9, bounce: 0.2), value: isShown)
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }
    }
  }
}

/// What a transition adds at either end: any modifier.
private struct Turned: ViewModifier {
  let angle: Angle

  func body(content: Content) -> some View {
    content
      .rotationEffect(angle, anchor: .bottomLeading)
  }
}

extension AnyTransition {
  fileprivate static var turn: AnyTransition {
    .modifier(
      active: Turned(angle: .degrees(-90)),
      identity: Turned(angle: .zero))
  }
}
