import Glissando

struct ContinuousDrag: View {
  @GestureState private var way = CGSize.zero

  var body: some View {
    Circle()
      .fill(.tint)
      .frame(width: 72, height: 72)
      .probe(way.width, "x")
      .probe(way.height, "y")
      .offset(way)
      .transaction { transaction in
        // Under the pointer it follows at once.
        transaction.animation =
          transaction.isContinuous ? nil : .bouncy(duration: 0.7)
      }
      .gesture(
        DragGesture()
          .updating($way) { drag, way, transaction in
            way = drag.translation
            transaction.isContinuous = true
          }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
