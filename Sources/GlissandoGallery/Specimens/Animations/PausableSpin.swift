import Glissando

struct PausableSpin: View {
  @State private var isTurned = false
  @State private var isPaused = false

  var body: some View {
    VStack {
      Spacer()
      RoundedRectangle(cornerRadius: 20)
        .fill(.tint)
        .frame(width: 90, height: 90)
        .rotationEffect(.degrees(isTurned ? 180 : 0))
        .probe(isTurned ? 1 : 0)
        .animation(
          Animation(Pausable(base: .easeInOut(duration: 2))),
          value: isTurned)
      Spacer()
      HStack {
        Button("Play") { isTurned.toggle() }
        Button(isPaused ? "Go on" : "Pause") { isPaused.toggle() }
      }
    }
    .environment(\.isMotionPaused, isPaused)
  }
}

/// Keeps in its state for how long it has been paused.
private struct Pausable: CustomAnimation {
  let base: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var rest = context.state[RestKey<V>.self]
    if context.environment.isMotionPaused {
      rest.seconds += time - rest.last
    }
    rest.last = time
    context.state[RestKey<V>.self] = rest
    return base.animate(
      value: value, time: time - rest.seconds, context: &context)
  }
}

private struct Rest {
  var seconds = 0.0
  var last = 0.0
}

private struct RestKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: Rest { Rest() }
}

private struct PausedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var isMotionPaused: Bool {
    get { self[PausedKey.self] }
    set { self[PausedKey.self] = newValue }
  }
}
