import Glissando

struct GlideAndSnap: View {
  @State private var place = -110.0
  @State private var start = -110.0

  private let stops = [-110.0, -55, 0, 55, 110]

  var body: some View {
    ZStack {
      ForEach(stops, id: \.self) { stop in
        Circle()
          .strokeBorder(.secondary, lineWidth: 1.5)
          .frame(width: 14, height: 14)
          .offset(x: stop)
      }
      Circle()
        .fill(.tint)
        .frame(width: 48, height: 48)
        .probe(place)
        .offset(x: place)
        .gesture(throwing)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var throwing: some Gesture {
    DragGesture()
      .onChanged { drag in
        withTransaction(\.tracksVelocity, true) {
          place = start + drag.translation.width
        }
      }
      .onEnded { drag in
        // Where friction would take it, or the stop next to that.
        start = Decay.normal.end(
          from: place, initialVelocity: Double(drag.velocity.width),
          snappingTo: stops)
        withAnimation(.decay) { place = start }
      }
  }
}
