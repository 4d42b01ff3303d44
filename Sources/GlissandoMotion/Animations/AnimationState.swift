// The values that custom animations keep from frame to frame.

/// A key for a value that a custom animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The value before any was written.
  static var defaultValue: Value { get }
}

/// The values that a custom animation keeps from frame to frame.
///
/// Writing the value that was written last again happens in place.
public struct AnimationState<Value: VectorArithmetic> {
  private var properties = PropertyList()

  /// Whether no value has been written.
  var isEmpty: Bool { properties.isEmpty }

  /// Creates a state in which every key has its default value.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { properties.value(for: ObjectIdentifier(key), as: K.Value.self) ?? K.defaultValue }
    set { properties.set(newValue, for: ObjectIdentifier(key)) }
  }
}
