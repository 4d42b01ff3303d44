import SwiftUI

struct ClockSweep: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 30)) { context in
      let seconds = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
      ZStack {
        ForEach(0..<60, id: \.self) { tick in
          Capsule()
            .fill(tick.isMultiple(of: 5) ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
            .frame(width: 2, height: tick.isMultiple(of: 5) ? 14 : 7)
            .offset(y: -110)
            .rotationEffect(.degrees(Double(tick) * 6))
        }
        Capsule()
          .fill(.red.gradient)
          .frame(width: 3, height: 110)
          .offset(y: -45)
          .rotationEffect(.degrees(seconds * 6))
        Circle().fill(.red).frame(width: 12, height: 12)
        Text(context.date, style: .time)
          .font(.system(.caption, design: .rounded).monospacedDigit())
          .offset(y: 50)
      }
      .frame(width: 250, height: 250)
      .background(.ultraThinMaterial, in: .circle)
      .shadow(radius: colorScheme == .dark ? 0 : 8, y: 4)
    }
  }
}

#Preview { ClockSweep() }
