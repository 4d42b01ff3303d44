public import GlissandoMotion
public import Observation

// Modifiers that change the environment.

extension View {
  /// Sets a value of the environment for the view and all inside.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentSetter(keyPath: keyPath, value: value))
  }

  /// Puts an observable model in the environment, to be read by its type; nil takes it out.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      EnvironmentSetter(
        keyPath: \EnvironmentValues.[optional: ObjectKey<T>()], value: object))
  }

  /// Changes a value of the environment for the view and all inside.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformer { transform(&$0[keyPath: keyPath]) })
  }
}

/// A modifier that changes the environment of its content.
package nonisolated protocol EnvironmentWriter: WholeModifier {
  func write(_ values: inout EnvironmentValues)
  /// Whether both surely write the same.
  func isSame(as other: Self) -> Bool
}

/// Sets one value.
@usableFromInline
package nonisolated struct EnvironmentSetter<Value>: EnvironmentWriter {
  package let keyPath: WritableKeyPath<EnvironmentValues, Value>
  package let value: Value

  package init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  package func write(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }

  package func isSame(as other: Self) -> Bool {
    keyPath == other.keyPath && areEqualValues(value, other.value)
  }
}

/// Changes values by a closure, which cannot be compared.
@usableFromInline
nonisolated struct EnvironmentTransformer: EnvironmentWriter {
  let transform: (inout EnvironmentValues) -> Void

  func write(_ values: inout EnvironmentValues) { transform(&values) }
  func isSame(as other: Self) -> Bool { false }
}

extension WholeModifier where Self: EnvironmentWriter {
  @usableFromInline @MainActor package func makeNode(in context: NodeContext) -> WholeNode {
    EnvironmentNode(self, context)
  }
}

private final class EnvironmentNode<Writer: EnvironmentWriter>: WholeModifierNode<Writer> {
  private var written: EnvironmentValues

  override init(_ modifier: Writer, _ context: NodeContext) {
    written = context.environment
    modifier.write(&written)
    super.init(modifier, context)
  }

  override var childEnvironment: EnvironmentValues { written }

  override func modifierChanged(from previous: Writer) {
    if modifier.isSame(as: previous) { return }
    written = environment
    modifier.write(&written)
    passEnvironment()
  }

  override func environmentChanged(from previous: EnvironmentValues) {
    written = environment
    modifier.write(&written)
  }
}
