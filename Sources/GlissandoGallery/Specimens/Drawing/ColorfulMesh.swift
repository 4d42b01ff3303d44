import Glissando

struct ColorfulMesh: View {
  var animation = Animation.smooth(duration: 1.4)
  @State private var isMoved = false

  var body: some View {
    VStack(spacing: 14) {
      MeshGradient(
        width: 3, height: 3, points: points,
        colors: [
          .indigo, .purple, .pink,
          .blue, isMoved ? .yellow : .mint, .orange,
          .teal, .green, .yellow,
        ]
      )
      .clipShape(.rect(cornerRadius: 24))
      .probe(isMoved ? 1 : 0)
      Button("Play") {
        withAnimation(animation) { isMoved.toggle() }
      }
    }
  }

  private var points: [SIMD2<Float>] {
    let place: Float = isMoved ? 0.72 : 0.36
    return [
      [0, 0], [place, 0], [1, 0],
      [0, 0.5], [place, 1 - place], [1, place],
      [0, 1], [0.5, 1], [1, 1],
    ]
  }
}
