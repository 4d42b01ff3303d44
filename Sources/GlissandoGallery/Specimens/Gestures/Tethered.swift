import Glissando

struct Tethered: View {
  var bounce = 0.45
  @State private var way = CGSize.zero

  var body: some View {
    Circle()
      .fill(.tint)
      .frame(width: 72, height: 72)
      .probe(way.width, "x")
      .probe(way.height, "y")
      .offset(way)
      .gesture(
        DragGesture()
          .onChanged { drag in way = drag.translation }
          .onEnded { _ in
            withAnimation(.spring(duration: 0.7, bounce: bounce)) {
              way = .zero
            }
          }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
