import SwiftUI

/// Phases by an enumeration, each with its own curve.
struct PhaseSteps: View {
  enum Phase: CaseIterable {
    case initial, lift, drop

    var offset: Double {
      switch self {
      case .initial: 0
      case .lift: -40
      case .drop: 10
      }
    }
    var color: Color { self == .lift ? .yellow : .gray }
  }

  @State private var alarms = 0

  var body: some View {
    VStack(spacing: 40) {
      Text("Reminder")
        .phaseAnimator(Phase.allCases, trigger: alarms) { content, phase in
          content
            .foregroundStyle(phase.color)
            .offset(y: phase.offset)
        } animation: { phase in
          switch phase {
          case .initial: .smooth
          case .lift: .spring(duration: 0.3, bounce: 0.7)
          case .drop: .easeInOut(duration: 0.3)
          }
        }

      Text("Forever")
        .phaseAnimator([false, true]) { content, isBright in
          content.opacity(isBright ? 1 : 0.3)
        } animation: { _ in
          .easeInOut(duration: 0.8)
        }

      PhaseAnimator([0.0, 90.0, 180.0]) { degrees in
        Rectangle().frame(width: 30, height: 30).rotationEffect(.degrees(degrees))
      }

      PhaseAnimator(Phase.allCases, trigger: alarms) { phase in
        Capsule().fill(phase.color).frame(width: 60, height: 20)
      } animation: { phase in
        phase == .drop ? nil : .snappy
      }

      Button("Remind me") { alarms += 1 }
    }
  }
}
