import Glissando

struct ScopedAnimation: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Spacer()
      RoundedRectangle(cornerRadius: 16)
        .fill(isOn ? .orange : .purple)
        .frame(width: 80, height: 80)
        .probe(isOn ? 1 : 0, "colour")
        .animation(.bouncy(duration: 0.9)) { content in
          content
            .probe(isOn ? 1 : 0, "turn")
            .rotationEffect(.degrees(isOn ? 135 : 0))
        }
        .scaleEffect(isOn ? 1.2 : 1)
      Spacer()
      Button("Play") { isOn.toggle() }
    }
  }
}
