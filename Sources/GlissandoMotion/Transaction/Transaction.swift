// What accompanies a change of state on its way to the views.

/// A key for a value that a transaction carries.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was written.
  static var defaultValue: Value { get }
}

/// What accompanies a change of state on its way to the views: above all, how to animate it.
///
/// A transaction is a value. Inside `withTransaction`, copies of it share their identity and their
/// completions.
public struct Transaction {
  /// The animation of the change; nil lets it happen at once.
  public var animation: Animation? {
    // Whoever says how everything moves says it of frames too.
    didSet { if frameAnimation != nil { frameAnimation = nil } }
  }

  /// How frames change that a container moves, where that is not `animation`; nil where it is.
  package var frameAnimation: Animation?? {
    get { self[FrameAnimationKey.self] }
    set { self[FrameAnimationKey.self] = newValue }
  }

  /// Whether `animation(_:value:)` below leaves this transaction's animation alone.
  ///
  /// It stops neither `transaction(_:)` nor the animation that this transaction itself carries.
  public var disablesAnimations = false

  /// Whether the change is one of many of an ongoing gesture.
  public var isContinuous = false

  /// Whether changes without animation are sampled for their velocity, so that the animation that
  /// follows starts with it.
  public var tracksVelocity = false

  private var properties = PropertyList()
  private(set) var completions: [AnimationCompletion] = []
  private var scope: TransactionScope?

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction.
  ///
  /// - Parameter animation: The animation of the change; nil lets it happen at once.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { properties.value(for: ObjectIdentifier(key), default: K.defaultValue) }
    set { properties.set(newValue, for: ObjectIdentifier(key)) }
  }

  /// Adds a callback for the end of the animations that the change starts.
  ///
  /// A custom animation that is replaced is waited for as `withAnimation(_:completionCriteria:_:completion:)` says.
  ///
  /// - Parameters:
  ///   - criteria: When an animation counts as done.
  ///   - completion: Called exactly once: after the frame that ended the last of the animations, or
  ///     after the change if it animates nothing.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    add(AnimationCompletion(criteria: criteria) { _ in completion() })
  }

  mutating func add(_ completion: AnimationCompletion) {
    completions.append(completion)
    scope?.adopt(completion)
  }
}

// MARK: - For the views

extension Transaction {
  /// The transaction of the calling thread; an empty one outside `withTransaction`.
  package static var current: Transaction { MotionThread.current.transaction ?? Transaction() }

  /// 0 outside `withTransaction`; otherwise unique for each call of it on this thread.
  package var identity: Int { scope?.identity ?? 0 }

  /// Says that a change was recorded under this transaction: its completions wait for the commit.
  package func hold() { scope?.hold() }

  /// Says that the commit has started the animations of one recorded change.
  ///
  /// Completions that have nothing else to wait for become ready in the table's queue.
  package func releaseHold(into table: LiveAnimations) {
    scope?.releaseHold(into: table.completions)
  }

  /// Lets a completion wait for the animations that this copy of the transaction starts, and for
  /// nothing else.
  package mutating func join(_ completion: AnimationCompletion) {
    completions.append(completion)
  }

  /// Opens the scope in which a body runs; the caller closes it.
  mutating func openScope() -> TransactionScope {
    let scope = TransactionScope(identity: MotionThread.current.nextScopeIdentity())
    completions.forEach(scope.adopt)
    self.scope = scope
    return scope
  }
}

private enum FrameAnimationKey: TransactionKey {
  static var defaultValue: Animation?? { nil }
}
