import Glissando

struct ThereAndBack: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      ZStack {
        if isShown {
          RoundedRectangle(cornerRadius: 18)
            .fill(.tint)
            .frame(width: 120, height: 90)
            .transition(
              .asymmetric(
                insertion: .scale, removal: .move(edge: .trailing)))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .probe(isShown ? 1 : 0)
      .animation(.smooth(duration: 0.5), value: isShown)
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }
    }
  }
}
