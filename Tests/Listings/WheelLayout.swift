import SwiftUI

/// A layout of one's own that turns.
struct WheelLayout: Layout {
  var rotation: Angle
  var radius: CGFloat = 80

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(rotation.radians, radius) }
    set {
      rotation = .radians(newValue.first)
      radius = newValue.second
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let largest = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    return CGSize(
      width: (largest.width / 2 + radius) * 2, height: (largest.height / 2 + radius) * 2)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let step = (Angle.degrees(360).radians / Double(subviews.count))
    for (index, subview) in subviews.enumerated() {
      let angle = step * CGFloat(index) + rotation.radians
      var point = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: angle))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

struct WheelDemo: View {
  @State private var angle = Angle.zero
  @State private var isWide = false

  var body: some View {
    VStack {
      WheelLayout(rotation: angle, radius: isWide ? 120 : 80) {
        ForEach(0..<8) { index in
          Circle()
            .fill(Color(hue: Double(index) / 8, saturation: 0.7, brightness: 0.9))
            .frame(width: 30)
        }
      }
      Button("Turn") { withAnimation(.easeInOut(duration: 1)) { angle += .degrees(45) } }
      Button("Widen") { withAnimation { isWide.toggle() } }
    }
  }
}
