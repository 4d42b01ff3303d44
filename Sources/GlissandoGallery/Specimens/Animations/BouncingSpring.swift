import Glissando

struct BouncingSpring: View {
  var duration = 0.6
  var bounce = 0.4
  @State private var isUp = false

  var body: some View {
    VStack {
      Spacer()
      Circle()
        .fill(.tint)
        .frame(width: 56, height: 56)
        .offset(x: isUp ? 110 : -110)
        .probe(isUp ? 1 : 0)
        .animation(
          .spring(duration: duration, bounce: bounce), value: isUp)
      Spacer()
      Button("Play") { isUp.toggle() }
    }
  }
}
