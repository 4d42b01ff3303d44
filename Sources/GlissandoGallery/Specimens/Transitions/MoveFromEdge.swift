import Glissando

struct MoveFromEdge: View {
  var edge = Edge.bottom
  @State private var isShown = true

  var body: some View {
    VStack {
      ZStack {
        if isShown {
          RoundedRectangle(cornerRadius: 18)
            .fill(.tint)
            .frame(width: 120, height: 90)
            .transition(.move(edge: edge))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .clipped()
      .probe(isShown ? 1 : 0)
      .animation(
        .spring(duration: 0.7, bounce: 0.2), value: isShown)
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }
    }
  }
}
