import SwiftUI
import simd

/// Points that lean towards a finger, reckoned with vectors.
struct PullOfPoints: View {
  @State private var finger = SIMD2<Double>(100, 100)

  var body: some View {
    Canvas { context, _ in
      for index in 0..<25 {
        let home = SIMD2(Double(index % 5), Double(index / 5)) * 40 + 20
        let reach = max(0, 1 - distance(home, finger) / 120)
        let point = mix(home, finger, t: 0.4 * reach)
        let lean = length(point - home)
        let dot = CGRect(x: point.x - 3, y: point.y - 3, width: 6 + lean / 8, height: 6 + lean / 8)
        context.fill(Path(ellipseIn: dot), with: .color(.blue))
      }
    }
    .frame(width: 200, height: 200)
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { value in
        let next = SIMD2(Double(value.location.x), Double(value.location.y))
        withAnimation(.spring) { finger = clamp(next, min: .zero, max: [200, 200]) }
      })
  }
}
