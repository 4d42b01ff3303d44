import SwiftUI

/// Drawing by hand.
struct CanvasDrawing: View {
  @State private var count = 6.0

  var body: some View {
    VStack {
      Canvas { context, size in
        let rect = CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10)
        context.stroke(
          Path(roundedRect: rect, cornerRadius: 12), with: .color(.green), lineWidth: 4)
        context.opacity = 0.6
        for index in 0..<Int(count) {
          var layer = context
          layer.translateBy(x: size.width / 2, y: size.height / 2)
          layer.rotate(by: .degrees(Double(index) / count * 360))
          layer.fill(
            Path(CGRect(x: 20, y: -4, width: 40, height: 8)),
            with: .linearGradient(
              Gradient(colors: [.blue, .purple]), startPoint: CGPoint(x: 20, y: 0),
              endPoint: CGPoint(x: 60, y: 0)))
        }
        context.draw(Text("Canvas").font(.caption), at: CGPoint(x: size.width / 2, y: 20))
      }
      .frame(width: 200, height: 200)
      .border(Color.blue)
      Stepper("Spokes: \(Int(count))", value: $count, in: 1...24)
    }
    .padding()
  }
}
