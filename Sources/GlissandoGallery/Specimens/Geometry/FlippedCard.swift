import Glissando

struct FlippedCard: View {
  var perspective = 0.6
  @State private var angle = 0.0

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 16)
        .fill(
          LinearGradient(
            colors: [.purple, .blue], startPoint: .topLeading,
            endPoint: .bottomTrailing)
        )
        .overlay {
          Text("Glissando").font(.title2.bold()).foregroundStyle(
            .white)
        }
        .frame(width: 180, height: 110)
        .rotation3DEffect(
          .degrees(angle), axis: (x: 0, y: 1, z: 0),
          perspective: perspective
        )
        .probe(angle)
        .frame(maxHeight: .infinity)
      Button("Play") {
        withAnimation(.spring(duration: 1.1, bounce: 0.3)) {
          angle = angle == 0 ? 180 : 0
        }
      }
    }
  }
}
