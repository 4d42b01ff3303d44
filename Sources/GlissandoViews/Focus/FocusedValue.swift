import GlissandoMotion

/// A value that the view with the keyboard offers, read elsewhere.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var location: StateLocation<FocusedValues>?

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value; nil where nobody offers one.
  public var wrappedValue: Value? { FocusedValues.read(location)[keyPath: keyPath] }
}

extension FocusedValue: @MainActor NodeProperty {
  package mutating func install(_ slot: inout AnyObject?, node: ViewNode, subscriber: Subscriber) {
    location = node.tree[FocusedValueCenterKey.self].location
  }
}

/// What a binding leads to that the view with the keyboard offers, read and written elsewhere.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var location: StateLocation<FocusedValues>?

  /// Takes the binding at `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  private var binding: Binding<Value>? { FocusedValues.read(location)[keyPath: keyPath] }

  /// The value; nil where nobody offers one, and then writing it does nothing.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value, or to nil.
  public var projectedValue: Binding<Value?> {
    Binding<Value?>(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedBinding: @MainActor NodeProperty {
  package mutating func install(_ slot: inout AnyObject?, node: ViewNode, subscriber: Subscriber) {
    location = node.tree[FocusedValueCenterKey.self].location
  }
}

extension FocusedValues {
  /// The values of a window; of the latest one where no window is known, as in commands.
  fileprivate static func read(_ location: StateLocation<FocusedValues>?) -> FocusedValues {
    if let location { return location.read() }
    let values = MainContext.assumed {
      Carried(LatestWindow.tree?[FocusedValueCenterKey.self].location.read())
    }
    return values.value ?? FocusedValues()
  }
}
