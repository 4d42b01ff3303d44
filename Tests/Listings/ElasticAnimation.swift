import SwiftUI

/// An animation of one's own, by a formula.
struct ElasticAnimation: CustomAnimation {
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time > duration { return nil }
    let progress = time / duration
    if progress == 0 { return value.scaled(by: 0) }
    let power = pow(2, -10 * progress)
    let wave = sin((progress * 10 - 0.75) * (2 * .pi) / 3)
    return value.scaled(by: power * wave + 1)
  }
}

extension Animation {
  static var elastic: Animation { elastic(duration: 1) }
  static func elastic(duration: TimeInterval) -> Animation {
    Animation(ElasticAnimation(duration: duration))
  }
}

struct ElasticDemo: View {
  @State private var isWide = false

  var body: some View {
    VStack {
      Capsule()
        .fill(.cyan)
        .frame(width: isWide ? 240 : 80, height: 60)
        .animation(.elastic, value: isWide)
      Rectangle()
        .frame(width: 30, height: 30)
        .offset(x: isWide ? 100 : -100)
        .animation(.elastic(duration: 1.5).delay(0.1), value: isWide)
      Button("Stretch") { isWide.toggle() }
    }
  }
}
