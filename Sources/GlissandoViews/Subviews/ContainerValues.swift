import GlissandoMotion

/// The key of a value that views tell the container around them.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// What holds where a view says nothing.
  static var defaultValue: Value { get }
}

/// What a view tells the container around it.
///
/// Own values are entries of an extension:
///
///     extension ContainerValues {
///       @Entry var isPinned = false
///     }
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// What the program calls the view.
  package var givenIdentity: AnyHashable?

  package init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension View {
  /// Tells the container around the view a value.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}

/// Says a value that only containers read: it changes nothing by itself.
@usableFromInline
package nonisolated struct ContainerValueModifier: ViewModifier, PrimitiveModifier,
  ContainerValueWriting
{
  let write: (inout ContainerValues) -> Void

  package init(write: @escaping (inout ContainerValues) -> Void) { self.write = write }

  @usableFromInline @MainActor package func makeNode(in context: NodeContext) -> ContentNode {
    ModifierNode(self, context)
  }

  package func write(_ values: inout ContainerValues) { write(&values) }
}

/// A modifier that says something to the container.
package nonisolated protocol ContainerValueWriting {
  func write(_ values: inout ContainerValues)
}

extension LayoutValueModifier: ContainerValueWriting {
  nonisolated func write(_ values: inout ContainerValues) {
    if let identity = value as? GivenIdentity { values.givenIdentity = identity.value }
  }
}
