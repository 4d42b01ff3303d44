import Glissando

struct Phases: View {
  var body: some View {
    Circle()
      .fill(.tint)
      .frame(width: 64, height: 64)
      .phaseAnimator([Phase.rest, .wide, .high]) { ball, phase in
        ball
          .probe(phase == .wide ? 1 : 0, "wide")
          .probe(phase == .high ? 1 : 0, "high")
          .scaleEffect(x: phase == .wide ? 1.8 : 1)
          .offset(y: phase == .high ? -50 : 20)
      } animation: { phase in
        switch phase {
        case .rest: .bouncy(duration: 0.6)
        case .wide: .easeInOut(duration: 0.4)
        case .high: .spring(duration: 0.5)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private enum Phase {
  case rest
  case wide
  case high
}
