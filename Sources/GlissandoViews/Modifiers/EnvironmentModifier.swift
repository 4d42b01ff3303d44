public import GlissandoMotion
public import Observation

extension View {
  /// Sets a value of the environment for the view and all inside.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentWriter { $0[keyPath: keyPath] = value })
  }

  /// Puts an observable model in the environment, to be read by its type; nil takes it out.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentWriter { $0[optional: ObjectKey<T>()] = object })
  }

  /// Changes a value of the environment for the view and all inside.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
  }
}

/// Changes the environment of its content.
nonisolated struct EnvironmentWriter: PrimitiveModifier {
  let write: (inout EnvironmentValues) -> Void

  @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    EnvironmentNode(self, context)
  }
}

private final class EnvironmentNode: ModifierNode<EnvironmentWriter> {
  private var written: EnvironmentValues

  override init(_ modifier: EnvironmentWriter, _ context: NodeContext) {
    written = context.environment
    modifier.write(&written)
    super.init(modifier, context)
  }

  override var childEnvironment: EnvironmentValues { written }

  override func modifierChanged(from previous: EnvironmentWriter) { rewrite() }

  override func environmentChanged(from previous: EnvironmentValues) {
    written = environment
    modifier.write(&written)
  }

  private func rewrite() {
    written = environment
    modifier.write(&written)
    // Readers compare the values that they read, so passing on an equal environment costs a walk
    // and evaluates nothing.
    passEnvironment()
  }
}
