import Glissando

struct TextColor: View {
  @State private var isLoud = false

  var body: some View {
    VStack {
      Text("Allegretto")
        .font(.system(size: 40, weight: .semibold))
        .foregroundStyle(isLoud ? .orange : .purple)
        .probe(isLoud ? 1 : 0)
        .scaleEffect(isLoud ? 1.25 : 1)
        .frame(maxHeight: .infinity)
        .animation(.bouncy(duration: 0.6), value: isLoud)
      Button("Play") { isLoud.toggle() }
    }
  }
}
