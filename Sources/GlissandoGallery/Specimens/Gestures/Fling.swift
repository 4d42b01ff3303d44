import Glissando

struct Fling: View {
  @State private var place = CGSize.zero

  var body: some View {
    Circle()
      .fill(.tint)
      .frame(width: 56, height: 56)
      .probe(place.width, "x")
      .probe(place.height, "y")
      .offset(place)
      .gesture(
        DragGesture()
          .onChanged { drag in
            // The changes are sampled: their velocity lives on.
            withTransaction(\.tracksVelocity, true) {
              place = drag.translation
            }
          }
          .onEnded { drag in
            let goal = drag.predictedEndTranslation
            withAnimation(.spring(duration: 0.8, bounce: 0.3)) {
              place = CGSize(
                width: goal.width > 0 ? 110 : -110,
                height: goal.height > 0 ? 50 : -50)
            }
          }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
