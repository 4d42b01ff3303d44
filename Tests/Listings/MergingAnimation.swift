import SwiftUI

/// An animation of one's own that takes over from its predecessor.
struct GlideAnimation: CustomAnimation {
  var duration: Double

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    if time >= duration {
      context.isLogicallyComplete = true
      return nil
    }
    let start = context.glideState.start
    var result = value
    result -= start
    result.scale(by: time / duration)
    return result + start
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    value.scaled(by: 1 / duration)
  }

  func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    guard let previous = previous.base as? GlideAnimation else { return false }
    if let now = previous.animate(value: value, time: time, context: &context) {
      context.glideState = GlideState(start: now)
    }
    return true
  }
}

private struct GlideState<Value: VectorArithmetic>: AnimationStateKey {
  var start: Value = .zero
  static var defaultValue: GlideState { GlideState() }
}

extension AnimationContext {
  fileprivate var glideState: GlideState<Value> {
    get { state[GlideState<Value>.self] }
    set { state[GlideState<Value>.self] = newValue }
  }
}

struct GlideDemo: View {
  @State private var x = 0.0

  var body: some View {
    VStack {
      Circle().frame(width: 40).offset(x: x)
      HStack {
        Button("Left") { withAnimation(Animation(GlideAnimation(duration: 1))) { x = -100 } }
        Button("Right") { withAnimation(Animation(GlideAnimation(duration: 1))) { x = 100 } }
        Button("Loose") {
          withAnimation(Animation(GlideAnimation(duration: 0.4)).repeatCount(2).speed(0.8)) {
            x = 0
          }
        }
      }
    }
  }
}
