import Glissando

struct SpringModel: View {
  var duration = 0.5
  var bounce = 0.5

  private var spring: Spring {
    Spring(duration: duration, bounce: bounce)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Curve(spring: spring)
        .stroke(
          .tint, style: StrokeStyle(lineWidth: 3, lineJoin: .round)
        )
        .frame(maxHeight: .infinity)
      row("stiffness", spring.stiffness)
      row("damping", spring.damping)
      row("settlingDuration", spring.settlingDuration)
    }
    .font(.footnote.monospacedDigit())
    .padding(8)
  }

  private func row(_ name: String, _ value: Double) -> some View {
    HStack {
      Text(name).foregroundStyle(.secondary)
      Spacer()
      Text(String(format: "%.2f", value))
    }
  }
}

/// The spring from 0 to 1, asked at any time.
private struct Curve: Shape {
  let spring: Spring

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for step in 0...200 {
      let time = Double(step) / 200 * 2
      let value = spring.value(target: 1.0, time: time)
      let point = CGPoint(
        x: rect.minX + rect.width * time / 2,
        y: rect.maxY - rect.height * 0.6 * value)
      if step == 0 { path.move(to: point) }
      path.addLine(to: point)
    }
    return path
  }
}
