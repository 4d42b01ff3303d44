import SwiftUI

/// Circles that cut each other out and add up, and a ring whose colours stay where they are.
struct CanvasModes: View {
  @State private var progress = 0.2
  private let modes: [GraphicsContext.BlendMode] = [
    .plusLighter, .destinationOut, .sourceIn, .xor, .copy, .clear,
  ]

  var body: some View {
    VStack {
      ForEach(modes.indices, id: \.self) { index in
        Canvas { context, size in
          let square = CGRectMake(0, 0, size.height, size.height)
          context.fill(Path(ellipseIn: square), with: .color(.red))
          context.blendMode = modes[index]
          context.fill(
            Path(ellipseIn: CGRectOffset(square, size.height / 2, 0)), with: .color(.blue))
          context.blendMode = .normal
          context.addFilter(
            .projectionTransform(
              ProjectionTransform(CGAffineTransformMakeTranslation(size.height * 2, 0))))
          context.fill(Path(square), with: .color(.green))
        }
        .frame(height: 30)
      }
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(gradient: Gradient(colors: [.blue, .purple]), center: .center),
          style: StrokeStyle(lineWidth: 12, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
        .frame(width: 80, height: 80)
    }
    .onTapGesture { withAnimation(.easeInOut(duration: 1)) { progress = 1 } }
  }
}
