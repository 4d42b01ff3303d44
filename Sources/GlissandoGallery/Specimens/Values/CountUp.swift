import Glissando

struct CountUp: View {
  var animation = Animation.easeInOut(duration: 1.2)
  @State private var total = 0.0

  var body: some View {
    VStack {
      Spacer()
      Amount(value: total)
        .probe(total)
      Spacer()
      Button("Play") {
        withAnimation(animation) {
          total = total == 0 ? 1000 : 0
        }
      }
    }
  }
}

/// Its body is evaluated for every number on the way.
private struct Amount: View, @MainActor Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View {
    Text("\(Int(value.rounded()))")
      .font(.system(size: 60, weight: .light))
      .monospacedDigit()
  }
}
