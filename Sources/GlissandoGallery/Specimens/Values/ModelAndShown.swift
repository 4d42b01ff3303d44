import Glissando

struct ModelAndShown: View {
  var duration = 1.0
  @State private var level = 0.2

  var body: some View {
    VStack(spacing: 14) {
      Spacer()
      Text("level is \(level.formatted()) already")
        .monospacedDigit()
        .contentTransition(.identity)
      Capsule()
        .fill(.tint.opacity(0.16))
        .frame(width: 260, height: 18)
        .overlay(alignment: .leading) {
          Capsule().fill(.tint).frame(width: 260 * level)
        }
        .probe(level)
        .animation(.easeInOut(duration: duration), value: level)
      Spacer()
      Button("Play") { level = level == 0.2 ? 0.9 : 0.2 }
    }
  }
}
