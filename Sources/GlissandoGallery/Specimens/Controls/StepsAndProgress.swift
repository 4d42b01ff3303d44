import Glissando

struct StepsAndProgress: View {
  var animation = Animation.smooth
  @State private var step = 1

  var body: some View {
    VStack(spacing: 18) {
      HStack(spacing: 36) {
        ProgressView(value: Double(step), total: 5)
          .progressViewStyle(.circular)
          .controlSize(.large)
          .accessibilityLabel("Step")
        Gauge(value: Double(step), in: 0...5) {
          Text("Step")
        } currentValueLabel: {
          Text("\(step)")
            .contentTransition(.numericText(value: Double(step)))
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .probe(Double(step))
      }
      .frame(maxHeight: .infinity)
      ProgressView("Step \(step) of 5", value: Double(step), total: 5)
      Stepper("Step", value: $step.animation(animation), in: 0...5)
      Button("Next") {
        withAnimation(animation) { step = (step + 1) % 6 }
      }
    }
    .frame(maxWidth: 280)
  }
}
