import Glissando

struct ColorEffects: View {
  @State private var isOdd = false

  var body: some View {
    VStack {
      HStack(spacing: 14) {
        tile.hueRotation(.degrees(isOdd ? 180 : 0))
        tile.saturation(isOdd ? 0 : 1)
        tile.brightness(isOdd ? 0.3 : 0)
        tile.contrast(isOdd ? 0.3 : 1)
      }
      .probe(isOdd ? 1 : 0)
      .frame(maxHeight: .infinity)
      .animation(.easeInOut(duration: 1), value: isOdd)
      Button("Play") { isOdd.toggle() }
    }
  }

  private var tile: some View {
    Circle()
      .fill(
        LinearGradient(
          colors: [.orange, .purple], startPoint: .top,
          endPoint: .bottom)
      )
      .frame(width: 58, height: 58)
  }
}
