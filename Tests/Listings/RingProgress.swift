import SwiftUI

/// Rings that fill: trimmed strokes in all their spellings.
struct RingProgress: View {
  @State private var progress = 0.1

  var body: some View {
    VStack(spacing: 24) {
      ZStack {
        Circle().stroke(Color.gray.opacity(0.3), lineWidth: 12)
        Circle()
          .trim(from: 0, to: progress)
          .stroke(
            AngularGradient(colors: [.pink, .orange], center: .center),
            style: StrokeStyle(lineWidth: 12, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
          .animation(.easeOut(duration: 0.8), value: progress)
        Text("\(Int(progress * 100)) %").bold()
      }
      .frame(width: 120, height: 120)

      RoundedRectangle(cornerRadius: 10, style: .continuous)
        .strokeBorder(
          .blue, style: StrokeStyle(lineWidth: 4, dash: [10, 5], dashPhase: progress * 30)
        )
        .frame(width: 120, height: 60)

      Capsule()
        .inset(by: 4)
        .trim(from: 0, to: progress)
        .stroke(lineWidth: 3)
        .frame(width: 120, height: 40)

      Slider(value: $progress)
      Button("Fill") { withAnimation(.spring) { progress = 1 } }
    }
    .padding()
  }
}
