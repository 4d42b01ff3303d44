import Glissando

struct Pinch: View {
  @State private var scale = 1.0
  @GestureState private var pinch = 1.0

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(.tint)
      .frame(width: 90, height: 90)
      .scaleEffect(min(max(scale * pinch, 0.4), 2.2))
      .probe(min(max(scale * pinch, 0.4), 2.2))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(
        MagnifyGesture()
          .updating($pinch) { value, pinch, _ in
            pinch = value.magnification
          }
          .onEnded { value in
            scale *= value.magnification
            // Too small or too large: it springs back.
            withAnimation(.bouncy(duration: 0.6)) {
              scale = min(max(scale, 0.7), 1.6)
            }
          }
      )
      .onTapGesture(count: 2) {
        withAnimation(.bouncy) { scale = scale > 1 ? 0.7 : 1.6 }
      }
  }
}
