import SwiftUI

/// Views that follow time.
struct ClockFace: View {
  @State private var isPaused = false

  var body: some View {
    VStack(spacing: 20) {
      TimelineView(.animation(minimumInterval: 1 / 30, paused: isPaused)) { context in
        let seconds = context.date.timeIntervalSinceReferenceDate
        let angle = Angle.degrees(seconds.remainder(dividingBy: 60) * 6)
        ZStack {
          Circle().stroke(.secondary, lineWidth: 2)
          Rectangle()
            .frame(width: 2, height: 50)
            .offset(y: -25)
            .rotationEffect(angle)
        }
        .frame(width: 120, height: 120)
      }

      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(context.date.formatted(date: .omitted, time: .standard))
      }

      TimelineView(.everyMinute) { timeline in
        switch timeline.cadence {
        case .live: Text("live")
        case .seconds: Text("seconds")
        case .minutes: Text("minutes")
        @unknown default: Text("?")
        }
      }

      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: 1)])) { _ in
        EmptyView()
      }

      TimelineView(.animation) { timeline in
        Canvas { context, size in
          let time = timeline.date.timeIntervalSinceReferenceDate
          let x = (sin(time) + 1) / 2 * size.width
          context.fill(
            Path(ellipseIn: CGRect(x: x - 5, y: size.height / 2 - 5, width: 10, height: 10)),
            with: .color(.red))
        }
      }
      .frame(width: 200, height: 20)

      Toggle("Pause", isOn: $isPaused)
    }
    .padding()
  }
}
