import Glissando

struct Masked: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      LinearGradient(
        colors: [.orange, .pink, .purple], startPoint: .leading,
        endPoint: .trailing
      )
      .mask {
        Text("Crescendo")
          .font(.system(size: 44, weight: .heavy))
          .scaleEffect(isOpen ? 1.2 : 0.7)
      }
      .frame(height: 90)
      .probe(isOpen ? 1.2 : 0.7)
      .frame(maxHeight: .infinity)
      .animation(.bouncy(duration: 0.8), value: isOpen)
      Button("Play") { isOpen.toggle() }
    }
  }
}
