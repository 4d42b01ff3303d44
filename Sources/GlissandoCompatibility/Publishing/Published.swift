import GlissandoControls
public import GlissandoViews

/// A property of a model that says before it changes.
@propertyWrapper
public struct Published<Value> {
  /// Hands out the current value, and each new one before it is there.
  public struct Publisher: GlissandoCompatibility.Publisher, SelfComparing {
    /// The type of the property.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never
    fileprivate let storage: Storage

    /// Begins to hand out values, with the current one first.
    public func receive(subscriber: Subscribers.Sink<Value, Never>) {
      // Added first: it may write the property when it hears its value.
      storage.receivers.add(subscriber)
      subscriber.receive(storage.value)
    }

    package func isSame(as other: Publisher) -> Bool { storage === other.storage }

    /// Writes the property.
    var writer: (Value) -> Void {
      { [weak storage] value in storage?.write(value) }
    }

    /// Keeps what writes the property as long as the property.
    func keep(_ writing: AnyCancellable) { storage.writing.append(writing) }
  }

  fileprivate final class Storage {
    var value: Value
    let receivers = Receivers<Value, Never>()
    /// What writes it from elsewhere.
    var writing: [AnyCancellable] = []
    /// The model that it is a property of, once what hands out its values has been asked for.
    weak var model: AnyObject?
    init(_ value: Value) { self.value = value }

    func write(_ newValue: Value) {
      if let model { announceChange(of: model) }
      receivers.send(newValue)
      value = newValue
    }
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
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // Only `assign(to:)` writes it, and leaves it as it is.
    set {}
  }

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

  /// What hands out the values of the property of a model, and writes them for `assign(to:)`.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.model = object
      return Publisher(storage: storage)
    }
    // `assign(to:)` leaves it as it is.
    set {}
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
