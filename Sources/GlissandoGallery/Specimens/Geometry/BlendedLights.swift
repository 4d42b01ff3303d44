import Glissando

struct BlendedLights: View {
  var blendMode = BlendMode.screen
  @State private var isTogether = true

  var body: some View {
    VStack {
      ZStack {
        light(.red, 90)
        light(.green, 210)
        light(.blue, 330)
      }
      .compositingGroup()
      .probe(isTogether ? 24 : 56)
      .frame(maxHeight: .infinity)
      .animation(
        .spring(duration: 0.8, bounce: 0.3), value: isTogether)
      Button("Play") { isTogether.toggle() }
    }
  }

  private func light(_ color: Color, _ angle: Double) -> some View {
    let distance = isTogether ? 24.0 : 56
    return Circle()
      .fill(color)
      .frame(width: 80, height: 80)
      .offset(
        x: distance * cos(angle * .pi / 180),
        y: -distance * sin(angle * .pi / 180)
      )
      .blendMode(blendMode)
  }
}
