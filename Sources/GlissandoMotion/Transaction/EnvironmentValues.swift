// The values that views inherit from those around them.

/// A key for a value of the environment.
///
///     private struct PausedKey: EnvironmentKey {
///       static let defaultValue = false
///     }
///
///     extension EnvironmentValues {
///       var isPaused: Bool {
///         get { self[PausedKey.self] }
///         set { self[PausedKey.self] = newValue }
///       }
///     }
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was written.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from those around it.
///
/// A copy is cheap: it shares everything that was written.
public struct EnvironmentValues: CustomStringConvertible {
  private var properties = PropertyList()

  /// Creates an environment in which every key has its default value.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { properties.value(for: ObjectIdentifier(key), default: K.defaultValue) }
    set { properties.set(newValue, for: ObjectIdentifier(key)) }
  }

  /// Whether both environments are the same copy; false says nothing about their values.
  package func isIdentical(to other: EnvironmentValues) -> Bool {
    properties.isIdentical(to: other.properties)
  }

  /// Whether anything was written.
  public var description: String {
    properties.isEmpty ? "EnvironmentValues()" : "EnvironmentValues(…)"
  }
}
