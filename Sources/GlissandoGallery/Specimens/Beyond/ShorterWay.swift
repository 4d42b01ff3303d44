import Glissando

struct ShorterWay: View {
  @State private var heading = 350.0

  var body: some View {
    VStack {
      HStack(spacing: 60) {
        needle.rotationEffect(.degrees(heading))
        needle.rotationEffect(shortestWayTo: .degrees(heading))
      }
      .probe(heading)
      .frame(maxHeight: .infinity)
      .animation(
        .spring(duration: 0.9, bounce: 0.3), value: heading)
      Button("Play") { heading = heading == 350 ? 10 : 350 }
    }
  }

  private var needle: some View {
    Circle()
      .strokeBorder(.tint.opacity(0.3), lineWidth: 3)
      .frame(width: 100, height: 100)
      .overlay(alignment: .top) {
        Capsule().fill(.tint).frame(width: 6, height: 50)
      }
  }
}
