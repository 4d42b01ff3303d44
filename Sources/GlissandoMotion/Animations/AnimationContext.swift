/// What a custom animation may keep from frame to frame, and read from around it.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The animation's own state.
  public var state: AnimationState<Value>

  /// Whether the motion is over for the eye, though its tail may go on.
  public var isLogicallyComplete: Bool

  /// The environment of the view whose attribute moves; empty for a program without views.
  public var environment: EnvironmentValues { storedEnvironment }

  var storedEnvironment: EnvironmentValues

  package init(
    state: AnimationState<Value> = AnimationState(),
    environment: EnvironmentValues = EnvironmentValues(), isLogicallyComplete: Bool = false
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    storedEnvironment = environment
  }

  /// Returns a context with another state, for another type of value if need be.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, environment: storedEnvironment, isLogicallyComplete: isLogicallyComplete)
  }
}
