/// A property of a model that says before it changes.
@propertyWrapper
public struct Published<Value> {
  /// Hands out the current value, and each new one before it is there.
  public struct Publisher: GlissandoViews.Publisher, SelfComparing {
    /// The type of the property.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never
    fileprivate let storage: Storage

    /// Begins to hand out values, with the current one first.
    public func attach(
      receiveValue: @escaping (Value) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      receiveValue(storage.value)
      return storage.receivers.add(receiveValue, receiveCompletion)
    }

    func isSame(as other: Publisher) -> Bool { storage === other.storage }
  }

  fileprivate final class Storage {
    var value: Value
    let receivers = Receivers<Value, Never>()
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Makes a property with a first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Makes a property with a first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Not to be used: the property has to be one of a class, which tells of its change.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    // Never called: the compiler refuses every use.
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  /// What hands out the values.
  public var projectedValue: Publisher { Publisher(storage: storage) }

  /// The value of the property of a model; a change is told before it is made.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      announceChange(of: object)
      let storage = object[keyPath: storageKeyPath].storage
      storage.receivers.send(newValue)
      storage.value = newValue
    }
  }
}

/// Says that a model is about to change, if it is one.
private func announceChange(of object: AnyObject) {
  guard let model = object as? any ObservableObject else { return }
  func announce<Model: ObservableObject>(_ model: Model) {
    (model.objectWillChange as? ObservableObjectPublisher)?.send()
  }
  announce(model)
}
