import SwiftUI

/// Many views that fly apart.
struct Confetti: View {
  struct Piece: Identifiable {
    let id = UUID()
    let angle = Angle(degrees: .random(in: 0..<360))
    let distance = Double.random(in: 50...150)
    let color = [Color.red, .green, .blue, .yellow].randomElement()!
  }

  @State private var pieces = (0..<40).map { _ in Piece() }
  @State private var bursts = 0

  var body: some View {
    ZStack {
      ForEach(pieces) { piece in
        Rectangle()
          .fill(piece.color)
          .frame(width: 6, height: 10)
          .keyframeAnimator(initialValue: 0.0, trigger: bursts) { content, progress in
            content
              .offset(
                x: cos(piece.angle.radians) * piece.distance * progress,
                y: sin(piece.angle.radians) * piece.distance * progress + 80 * progress * progress
              )
              .rotation3DEffect(.degrees(progress * 720), axis: (x: 1, y: 1, z: 0))
              .opacity(1 - progress)
          } keyframes: { _ in
            LinearKeyframe(0, duration: 0.01)
            CubicKeyframe(1, duration: 1.2)
            MoveKeyframe(0)
          }
      }
      Button("Party") { bursts += 1 }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .frame(width: 360, height: 360)
  }
}
