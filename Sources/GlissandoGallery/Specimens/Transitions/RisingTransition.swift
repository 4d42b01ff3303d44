import Glissando

struct RisingTransition: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      ZStack {
        if isShown {
          RoundedRectangle(cornerRadius: 18)
            .fill(.tint)
            .frame(width: 120, height: 90)
            .transition(Rising())
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .probe(isShown ? 1 : 0)
      .animation(
        .spring(duration: 0.8, bounce: 0.3), value: isShown)
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }
    }
  }
}

/// Comes from below and goes on upwards.
private struct Rising: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .offset(y: -70 * phase.value)
      .scaleEffect(phase.isIdentity ? 1 : 0.6)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}
