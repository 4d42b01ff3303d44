import Glissando

struct NewIdentity: View {
  @State private var seed = 0

  var body: some View {
    VStack {
      ZStack {
        Circle()
          .fill(
            Color(
              hue: Double(seed % 7) / 7, saturation: 0.6,
              brightness: 0.9)
          )
          .frame(width: 110, height: 110)
          .id(seed)
          .transition(.slide.combined(with: .opacity))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .probe(Double(seed))
      .animation(.smooth(duration: 0.7), value: seed)
      Button("Another one") { seed += 1 }
    }
  }
}
