import SwiftUI

/// A timeline by itself: what it is at a time, drawn as a curve.
struct KeyframeSampling: View {
  private let timeline = KeyframeTimeline(initialValue: CGPoint(x: 0, y: 0)) {
    KeyframeTrack(\.x) {
      LinearKeyframe(100, duration: 1)
    }
    KeyframeTrack(\.y) {
      CubicKeyframe(80, duration: 0.5)
      CubicKeyframe(0, duration: 0.5)
    }
  }
  @State private var time = 0.0

  var body: some View {
    VStack {
      Path { path in
        path.move(to: timeline.value(time: 0))
        for step in 1...50 {
          path.addLine(to: timeline.value(progress: Double(step) / 50))
        }
      }
      .stroke(.orange, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      .overlay(alignment: .topLeading) {
        Circle()
          .frame(width: 10, height: 10)
          .position(timeline.value(time: time))
      }
      .frame(width: 100, height: 100)
      Slider(value: $time, in: 0...timeline.duration)
      Text(time, format: .number.precision(.fractionLength(2)))
    }
    .padding()
  }
}
