import SwiftUI

private enum RocketPhase: CaseIterable {
  case start, middle, end

  var scale: Double {
    switch self {
    case .start: 1.0
    case .middle: 3.0
    case .end: 1.0
    }
  }

  var verticalOffset: CGFloat {
    switch self {
    case .start: 0
    case .middle: -64
    case .end: 0
    }
  }

  var animation: Animation {
    switch self {
    case .start: .bouncy(duration: 0.4, extraBounce: 0.2)
    case .middle: .easeInOut(duration: 0.3)
    case .end: .spring(duration: 0.5, bounce: 0.6)
    }
  }
}

struct PhaseEnumSteps: View {
  @State private var likes = 0

  var body: some View {
    VStack(spacing: 40) {
      Text("🚀")
        .font(.largeTitle)
        .phaseAnimator(RocketPhase.allCases, trigger: likes) { content, phase in
          content
            .scaleEffect(phase.scale, anchor: .bottom)
            .offset(y: phase.verticalOffset)
        } animation: { phase in
          phase.animation
        }
      PhaseAnimator([false, true]) { isOn in
        Label("Syncing", systemImage: "arrow.triangle.2.circlepath")
          .foregroundStyle(isOn ? .primary : .secondary)
          .rotationEffect(.degrees(isOn ? 360 : 0))
      } animation: { isOn in
        isOn ? .linear(duration: 1) : nil
      }
      Button("Launch", systemImage: "arrow.up.circle.fill") { likes += 1 }
        .buttonStyle(.borderedProminent)
        .sensoryFeedback(.impact(weight: .heavy), trigger: likes)
    }
    .containerRelativeFrame([.horizontal, .vertical])
  }
}

#Preview { PhaseEnumSteps() }
