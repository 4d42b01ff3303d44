import SwiftUI

struct MeshAndText: View {
  @State private var isAnimating = false

  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 30, paused: false)) { context in
      let time = context.date.timeIntervalSinceReferenceDate
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0],
          [0, 0.5], [Float(0.5 + 0.2 * sin(time)), Float(0.5 + 0.2 * cos(time))], [1, 0.5],
          [0, 1], [0.5, 1], [1, 1],
        ],
        colors: [
          .purple, .indigo, .blue,
          .pink, isAnimating ? .mint : .white, .cyan,
          .orange, .yellow, .green,
        ],
        background: .black, smoothsColors: true)
    }
    .mask {
      Text("Mesh").font(.system(size: 120, weight: .heavy)).kerning(4)
    }
    .overlay(alignment: .bottom) {
      Text("AnimatableMesh")
        .foregroundStyle(
          .angularGradient(
            colors: [.red, .blue, .red], center: .center, startAngle: .zero, endAngle: .degrees(360)
          ))
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 3).repeatForever(autoreverses: true)) {
        isAnimating.toggle()
      }
    }
  }
}
