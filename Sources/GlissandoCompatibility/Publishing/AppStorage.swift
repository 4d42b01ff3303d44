public import Foundation
import GlissandoControls
import GlissandoMotion
public import GlissandoViews
import Synchronization

/// A value that is kept between runs of the program, under a name.
///
/// All views that use the name show the same value.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let read: (UserDefaults) -> Value
  private let write: (UserDefaults, Value) -> Void
  private let store: UserDefaults
  private var watch: ModelWatch<StoredValueNotice>?

  private init(
    _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults) -> Value,
    write: @escaping (UserDefaults, Value) -> Void
  ) {
    self.key = key
    self.store = store ?? .standard
    self.read = read
    self.write = write
  }

  /// The value; what is written is kept at once.
  public var wrappedValue: Value {
    get { read(store) }
    nonmutating set {
      StoredValueNotice.of(key).objectWillChange.send()
      write(store, newValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }

  fileprivate static func plain(
    _ value: Value, _ key: String, _ store: UserDefaults?
  ) -> AppStorage {
    AppStorage(
      key, store, read: { $0.object(forKey: key) as? Value ?? value },
      write: { $0.set($1, forKey: key) })
  }
}

extension AppStorage where Value == Bool {
  /// Keeps a truth value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self = .plain(wrappedValue, key, store)
  }
}
extension AppStorage where Value == Int {
  /// Keeps a whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self = .plain(wrappedValue, key, store)
  }
}
extension AppStorage where Value == Double {
  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self = .plain(wrappedValue, key, store)
  }
}
extension AppStorage where Value == String {
  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self = .plain(wrappedValue, key, store)
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a case by its text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store,
      read: { $0.string(forKey: key).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.set($1.rawValue, forKey: key) })
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a case by its number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store,
      read: { ($0.object(forKey: key) as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.set($1.rawValue, forKey: key) })
  }
}

extension AppStorage {
  /// Keeps a value, or none: writing nil forgets it.
  fileprivate static func optional<Wrapped>(
    _ key: String, _ store: UserDefaults?
  ) -> AppStorage where Value == Wrapped? {
    AppStorage(
      key, store, read: { $0.object(forKey: key) as? Wrapped },
      write: { store, value in
        if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
      })
  }
}
extension AppStorage where Value == Data {
  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self = .plain(wrappedValue, key, store)
  }
}
extension AppStorage where Value == Bool? {
  /// Keeps a truth value, or none.
  public init(_ key: String, store: UserDefaults? = nil) { self = .optional(key, store) }
}
extension AppStorage where Value == Int? {
  /// Keeps a whole number, or none.
  public init(_ key: String, store: UserDefaults? = nil) { self = .optional(key, store) }
}
extension AppStorage where Value == Double? {
  /// Keeps a number, or none.
  public init(_ key: String, store: UserDefaults? = nil) { self = .optional(key, store) }
}
extension AppStorage where Value == String? {
  /// Keeps a text, or none.
  public init(_ key: String, store: UserDefaults? = nil) { self = .optional(key, store) }
}
extension AppStorage where Value == Data? {
  /// Keeps bytes, or none.
  public init(_ key: String, store: UserDefaults? = nil) { self = .optional(key, store) }
}

extension AppStorage {
  /// Keeps a case by its text, or none.
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == String {
    self = .optional(key, store, raw: String.self)
  }

  /// Keeps a case by its number, or none.
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == Int {
    self = .optional(key, store, raw: Int.self)
  }

  /// Keeps what stands for a value; what stands for none is none.
  private static func optional<R: RawRepresentable>(
    _ key: String, _ store: UserDefaults?, raw: R.RawValue.Type
  ) -> AppStorage where Value == R? {
    AppStorage(
      key, store, read: { ($0.object(forKey: key) as? R.RawValue).flatMap(R.init(rawValue:)) },
      write: { store, value in
        if let value {
          store.set(value.rawValue, forKey: key)
        } else {
          store.removeObject(forKey: key)
        }
      })
  }
}

extension AppStorage: @MainActor NodeProperty {
  package mutating func install(_ slot: inout AnyObject?, node: ViewNode, subscriber: Subscriber) {
    let watch = ModelWatch<StoredValueNotice>.find(in: &slot, subscriber)
    watch.follow(StoredValueNotice.of(key))
    self.watch = watch
  }
}

extension AppStorage: SelfComparing {
  package func isSame(as other: AppStorage) -> Bool { key == other.key && store === other.store }
}

/// Tells of changes of the value of one name.
final class StoredValueNotice: ObservableObject, Sendable {
  private static let known = Mutex<[String: StoredValueNotice]>([:])

  static func of(_ key: String) -> StoredValueNotice {
    known.withLock {
      if let notice = $0[key] { return notice }
      let made = StoredValueNotice()
      $0[key] = made
      return made
    }
  }
}
