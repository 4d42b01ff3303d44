import Glissando

struct StepsAnimation: View {
  var steps = 5
  @State private var isRight = false

  var body: some View {
    VStack {
      Spacer()
      Circle()
        .fill(.tint)
        .frame(width: 48, height: 48)
        .probe(isRight ? 1 : 0)
        .offset(x: isRight ? 110 : -110)
        .animation(.steps(steps, duration: 1.2), value: isRight)
      Spacer()
      Button("Play") { isRight.toggle() }
    }
  }
}

/// An animation of our own: a staircase with round corners.
private struct Steps: CustomAnimation {
  let count: Int
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    let place = time / duration * Double(count)
    let step = place.rounded(.down)
    let rise = UnitCurve.easeInOut.value(at: (place - step) * 2)
    return value.scaled(by: (step + rise) / Double(count))
  }
}

extension Animation {
  fileprivate static func steps(
    _ count: Int, duration: TimeInterval
  ) -> Animation {
    Animation(Steps(count: count, duration: duration))
  }
}
