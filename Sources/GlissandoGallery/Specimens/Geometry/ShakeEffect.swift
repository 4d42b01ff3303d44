import Glissando

struct ShakeEffect: View {
  @State private var shakes = 0.0

  var body: some View {
    VStack {
      Text("wrong note")
        .padding(.horizontal, 18)
        .padding(.vertical, 10)
        .background(.tint.opacity(0.2), in: Capsule())
        .modifier(Shake(shakes: shakes))
        .probe(shakes)
        .frame(maxHeight: .infinity)
      Button("Play") {
        withAnimation(.linear(duration: 0.6)) { shakes += 3 }
      }
    }
  }
}

/// A transform that is asked for in every frame.
private struct Shake: GeometryEffect {
  var shakes: Double

  var animatableData: Double {
    get { shakes }
    set { shakes = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: 14 * sin(shakes * 2 * .pi), y: 0))
  }
}
