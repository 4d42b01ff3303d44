import Glissando

struct Speeds: View {
  var speed = 0.5
  @State private var isTurned = false

  private var oneSecond: Animation { .easeInOut(duration: 1) }

  var body: some View {
    VStack {
      HStack(spacing: 60) {
        hand("1").animation(oneSecond, value: isTurned)
        hand("speed")
          .animation(oneSecond.speed(speed), value: isTurned)
      }
      .frame(maxHeight: .infinity)
      Button("Play") { isTurned.toggle() }
    }
  }

  private func hand(_ name: String) -> some View {
    Circle()
      .strokeBorder(.tint.opacity(0.3), lineWidth: 3)
      .frame(width: 90, height: 90)
      .overlay(alignment: .top) {
        Capsule().fill(.tint).frame(width: 6, height: 45)
      }
      .probe(isTurned ? 1 : 0, name)
      .rotationEffect(.degrees(isTurned ? 270 : 0))
  }
}
