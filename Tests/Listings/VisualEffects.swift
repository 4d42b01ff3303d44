import SwiftUI

/// Effects that know where they are.
struct VisualEffects: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 20) {
      Text("Moves with its place")
        .visualEffect { content, proxy in
          content
            .offset(x: isOn ? proxy.size.width / 4 : 0)
            .hueRotation(.degrees(isOn ? 90 : 0))
            .scaleEffect(isOn ? 1.2 : 1)
        }
      Rectangle()
        .fill(.red)
        .frame(width: 80, height: 50)
        .transformEffect(CGAffineTransform(translationX: isOn ? 30 : 0, y: 0))
      Rectangle()
        .fill(.green)
        .frame(width: 80, height: 50)
        .projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: isOn ? 0.5 : 1, y: 1)))
      Text("Position")
        .position(x: isOn ? 100 : 40, y: 20)
        .frame(width: 140, height: 40)
      Group {
        Text("Grouped").padding().background(.yellow)
      }
      .geometryGroup()
      .frame(width: isOn ? 200 : 120)
      Button("Toggle") { withAnimation(.smooth(duration: 0.6)) { isOn.toggle() } }
    }
    .padding()
  }
}
