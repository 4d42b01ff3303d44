import Foundation
import Glissando

/// An animation of one's own: a fall that bounces, after the times of a real ball.
struct Bounce: CustomAnimation {
  var duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    var t = time / duration * 2.75
    // Each arch is a parabola; the centres and heights follow from a loss of half of the speed.
    if t < 1 { return value.scaled(by: t * t) }
    for (centre, height) in [(1.5, 0.75), (2.25, 0.9375)] where t < centre + 0.5 {
      t -= centre
      return value.scaled(by: t * t + height)
    }
    t -= 2.625
    return value.scaled(by: t * t + 0.984375)
  }
}

struct CustomAnimationExample: View {
  @State private var isDown = false

  var body: some View {
    VStack(spacing: 32) {
      Circle()
        .fill(.pink)
        .frame(width: 60)
        .offset(y: isDown ? 120 : -120)
        .frame(height: 300)
      Button("Drop") {
        isDown = false
        withAnimation(Animation(Bounce(duration: 1.2))) { isDown = true }
      }
    }
  }
}
