import Glissando

struct CalledBack: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      ZStack {
        if isShown {
          Counter().transition(.move(edge: .leading))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .probe(isShown ? 1 : 0)
      .animation(
        .spring(duration: 1.4, bounce: 0.1), value: isShown)
      Button("Play, and again in flight") { isShown.toggle() }
    }
  }
}

/// Has a state of its own, which it keeps while it is called back.
private struct Counter: View {
  @State private var clicks = 0

  var body: some View {
    Text("\(clicks) clicks")
      .foregroundStyle(.background)
      .frame(width: 130, height: 80)
      .background(.tint, in: RoundedRectangle(cornerRadius: 18))
      .onTapGesture { clicks += 1 }
  }
}
