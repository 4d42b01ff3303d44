public import GlissandoMotion

/// A value of the environment that a view reads.
///
/// The view is evaluated again when that value changes, and not when others do.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var place: EnvironmentPlace?

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// Reads the model of a type that was put in with `environment(_:)`.
  ///
  /// It must be there.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    self.init(\EnvironmentValues.[ObjectKey<Value>()])
  }

  /// Reads the model of a type that was put in with `environment(_:)`, if there is one.
  public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
    self.init(\EnvironmentValues.[optional: ObjectKey<Object>()])
  }

  /// The value; where the view has gone, the last one, and the key's default where it has never been on screen.
  public var wrappedValue: Value {
    guard let place else { return EnvironmentValues()[keyPath: keyPath] }
    let carried = Carried(keyPath)
    let value = MainContext.assumed { Carried(place.read(carried.value)) }
    return value.value ?? EnvironmentValues()[keyPath: keyPath]
  }
}

extension Environment: @MainActor NodeProperty {
  package mutating func install(_ slot: inout AnyObject?, node: ViewNode, subscriber: Subscriber) {
    place = subscriber.environmentPlace()
  }
}

/// Finds a model in the environment by its type.
package struct ObjectKey<Object: AnyObject>: Hashable {
  struct Slot: EnvironmentKey {
    static var defaultValue: ObjectReference? { nil }
  }

  package init() {}
}

// Unchecked: only the main thread looks inside.
/// A model in the environment.
struct ObjectReference: @unchecked Sendable {
  let object: AnyObject
}

extension EnvironmentValues {
  package subscript<Object: AnyObject>(optional key: ObjectKey<Object>) -> Object? {
    get { self[ObjectKey<Object>.Slot.self]?.object as? Object }
    set { self[ObjectKey<Object>.Slot.self] = newValue.map(ObjectReference.init) }
  }

  package subscript<Object: AnyObject>(key: ObjectKey<Object>) -> Object {
    guard let object = self[optional: key] else {
      preconditionFailure(
        "no \(Object.self) in the environment: put one in with .environment(model) on a view around"
      )
    }
    return object
  }
}
