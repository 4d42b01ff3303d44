import SwiftUI

struct MeshOverTime: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let t = Float(timeline.date.timeIntervalSinceReferenceDate)
      MeshGradient(
        width: 3, height: 3,
        points: [
          SIMD2<Float>(0, 0), SIMD2<Float>(0.5, 0), SIMD2<Float>(1, 0),
          .init(0, 0.5 + 0.2 * sin(t)), .init(0.5 + 0.2 * cos(t), 0.5), .init(1, 0.5),
          .init(0, 1), .init(0.5, 1), .init(1, 1),
        ],
        colors: [.teal, .blue, .purple, .mint, .white, .pink, .green, .yellow, .orange],
        background: .black, smoothsColors: true)
    }
    .frame(width: 300, height: 300)
    .clipShape(.rect(cornerRadius: 30))
  }
}
