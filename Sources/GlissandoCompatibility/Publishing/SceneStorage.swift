import Foundation
import GlissandoControls
import GlissandoMotion
public import GlissandoViews

/// A value that a window keeps between runs of the program, under a name.
///
/// SwiftUI: a program has one window here, so what one view keeps all others see that use the name.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let storage: AppStorage<Value>

  /// The value; what is written is kept at once.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { storage.projectedValue }

  /// The name in the program's store, where other things are kept too.
  private static func name(_ key: String) -> String { "scene.\(key)" }
}

extension SceneStorage where Value == Bool {
  /// Keeps a truth value.
  public init(wrappedValue: Value, _ key: String) {
    storage = AppStorage(wrappedValue: wrappedValue, Self.name(key))
  }
}
extension SceneStorage where Value == Int {
  /// Keeps a whole number.
  public init(wrappedValue: Value, _ key: String) {
    storage = AppStorage(wrappedValue: wrappedValue, Self.name(key))
  }
}
extension SceneStorage where Value == Double {
  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String) {
    storage = AppStorage(wrappedValue: wrappedValue, Self.name(key))
  }
}
extension SceneStorage where Value == String {
  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String) {
    storage = AppStorage(wrappedValue: wrappedValue, Self.name(key))
  }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a case by its text.
  public init(wrappedValue: Value, _ key: String) {
    storage = AppStorage(wrappedValue: wrappedValue, Self.name(key))
  }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a case by its number.
  public init(wrappedValue: Value, _ key: String) {
    storage = AppStorage(wrappedValue: wrappedValue, Self.name(key))
  }
}
extension SceneStorage where Value == Bool? {
  /// Keeps a truth value, or none.
  public init(_ key: String) { storage = AppStorage(Self.name(key)) }
}
extension SceneStorage where Value == Int? {
  /// Keeps a whole number, or none.
  public init(_ key: String) { storage = AppStorage(Self.name(key)) }
}
extension SceneStorage where Value == Double? {
  /// Keeps a number, or none.
  public init(_ key: String) { storage = AppStorage(Self.name(key)) }
}
extension SceneStorage where Value == String? {
  /// Keeps a text, or none.
  public init(_ key: String) { storage = AppStorage(Self.name(key)) }
}
