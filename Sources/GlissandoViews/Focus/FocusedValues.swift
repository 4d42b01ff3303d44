import GlissandoMotion

/// A key of a value that a view offers to others while it has the keyboard.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the view that has the keyboard, and those around it, offer to others: to commands, and to views
/// elsewhere in the window.
public struct FocusedValues {
  // Looked up by key, never walked in its order.
  private var storage: [ObjectIdentifier: any OfferedValue] = [:]

  /// The value of a key; nil where nobody offers one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (storage[ObjectIdentifier(key)] as? Offered<Key.Value>)?.value }
    set { storage[ObjectIdentifier(key)] = newValue.map { Offered(value: $0) } }
  }
}

extension FocusedValues: SelfComparing {
  package func isSame(as other: FocusedValues) -> Bool {
    guard storage.count == other.storage.count else { return false }
    return storage.allSatisfy { key, value in
      other.storage[key].map { value.isSame(as: $0) } ?? false
    }
  }
}

/// A value whose type is not known.
private protocol OfferedValue {
  func isSame(as other: any OfferedValue) -> Bool
}

private struct Offered<Value>: OfferedValue {
  let value: Value

  func isSame(as other: any OfferedValue) -> Bool {
    guard let other = other as? Offered<Value> else { return false }
    return areEqualValues(value, other.value)
  }
}

extension View {
  /// Offers a value to others while the view, or one in it, has the keyboard.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfWindow: false))
  }

  /// Offers a value to others while the view, or one in it, has the keyboard; nil leaves what is offered around.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfWindow: false))
  }

  /// Offers a value to others whatever has the keyboard in the window.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfWindow: true))
  }

  /// Offers a value to others whatever has the keyboard in the window; nil leaves what others offer.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfWindow: true))
  }
}

@usableFromInline
nonisolated struct FocusedValueModifier<Value>: WholeModifier {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  /// Whether the value is offered whatever has the keyboard.
  let isOfWindow: Bool

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    FocusedValueNode(self, context)
  }
}

/// A node that offers a value.
@MainActor
protocol FocusedValueOffering: ViewNode {
  var isOfWindow: Bool { get }
  func offer(to values: inout FocusedValues)
}

private final class FocusedValueNode<Value>: WholeModifierNode<FocusedValueModifier<Value>>,
  FocusedValueOffering
{
  override init(_ modifier: FocusedValueModifier<Value>, _ context: NodeContext) {
    super.init(modifier, context)
    tree[FocusedValueCenterKey.self].add(self)
    requestUpdate()
  }

  var isOfWindow: Bool { modifier.isOfWindow }

  override func modifierChanged(from previous: FocusedValueModifier<Value>) {
    if !areEqualValues(previous.value, modifier.value) { requestUpdate() }
  }

  private func requestUpdate() {
    let center = tree[FocusedValueCenterKey.self]
    tree.enqueue(by: self) { center.update() }
  }

  func offer(to values: inout FocusedValues) {
    if let value = modifier.value { values[keyPath: modifier.keyPath] = value }
  }

  override func willDestroy() {
    requestUpdate()
    super.willDestroy()
  }
}
