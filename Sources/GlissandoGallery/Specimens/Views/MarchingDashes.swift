import Glissando

struct MarchingDashes: View {
  var dash = 12.0
  @State private var phase = 0.0

  var body: some View {
    RoundedRectangle(cornerRadius: 26)
      .strokeBorder(
        .tint,
        style: StrokeStyle(
          lineWidth: 4, lineCap: .round, dash: [dash, dash],
          dashPhase: phase)
      )
      .frame(width: 220, height: 120)
      .probe(phase)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onAppear {
        withAnimation(
          .linear(duration: 0.8).repeatForever(autoreverses: false)
        ) {
          phase = -2 * dash
        }
      }
  }
}
