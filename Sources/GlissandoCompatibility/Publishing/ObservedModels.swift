import Foundation
import GlissandoControls
import GlissandoMotion
public import GlissandoViews

// Models that a view owns, is given, or finds in the environment.

/// A model that a view owns, and that lasts as long as the view's identity.
///
/// The view is evaluated again whenever the model says that it changes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let source: ModelSource<ObjectType>
  private var watch: ModelWatch<ObjectType>?

  /// Makes a model when the view is first shown.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    source = ModelSource(thunk)
  }

  /// The model.
  public var wrappedValue: ObjectType {
    guard let watch else { return source.peek() }
    let source = Carried(source)
    return MainActor.assumeIsolated { Carried(watch.owned(source.value.consume)) }.value
  }

  /// Makes bindings to the model's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(model: wrappedValue)
  }
}

extension StateObject: @MainActor NodeProperty {
  package mutating func install(_ slot: inout AnyObject?, node: ViewNode, subscriber: Subscriber) {
    watch = ModelWatch.find(in: &slot, subscriber)
  }
}

/// Makes the models of a property.
private final class ModelSource<Model> {
  private let make: () -> Model
  /// What was made for somebody who asked before the view was shown: the view's first model.
  private var ahead: Model?

  init(_ make: @escaping () -> Model) { self.make = make }

  /// The model that is taken next.
  func peek() -> Model {
    let model = ahead ?? make()
    ahead = model
    return model
  }

  /// A model for a view that is shown, of its own.
  func consume() -> Model {
    defer { ahead = nil }
    return ahead ?? make()
  }
}

/// A model that a view is given.
///
/// The view is evaluated again whenever the model says that it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of a model.
  @dynamicMemberLookup
  public struct Wrapper {
    fileprivate let model: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let model = model
      return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
    }
  }

  /// The model.
  public var wrappedValue: ObjectType
  private var watch: ModelWatch<ObjectType>?

  /// Watches a model.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Watches a model.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Makes bindings to the model's properties.
  public var projectedValue: Wrapper { Wrapper(model: wrappedValue) }
}

extension ObservedObject: @MainActor NodeProperty {
  package static var comesFromParent: Bool { true }

  package mutating func install(_ slot: inout AnyObject?, node: ViewNode, subscriber: Subscriber) {
    let watch = ModelWatch<ObjectType>.find(in: &slot, subscriber)
    watch.follow(wrappedValue)
    self.watch = watch
  }
}

extension ObservedObject: SelfComparing {
  package func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}

/// A model that a view around has put into the environment.
///
/// The view is evaluated again whenever the model says that it changes.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var place: EnvironmentPlace?
  private var watch: ModelWatch<ObjectType>?

  /// Reads the model of its type.
  public init() {}

  /// The model.
  ///
  /// It must be there.
  public var wrappedValue: ObjectType {
    guard let place, let watch else { return EnvironmentValues()[ObjectKey<ObjectType>()] }
    return MainActor.assumeIsolated {
      let key = \EnvironmentValues.[optional: ObjectKey<ObjectType>()]
      guard let found = place.read(key), let model = found else {
        preconditionFailure(
          "no \(ObjectType.self) in the environment: put one in with .environmentObject(model) on"
            + " a view around")
      }
      watch.follow(model)
      return Carried(model)
    }.value
  }

  /// Makes bindings to the model's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(model: wrappedValue)
  }
}

extension EnvironmentObject: @MainActor NodeProperty {
  package mutating func install(_ slot: inout AnyObject?, node: ViewNode, subscriber: Subscriber) {
    place = subscriber.environmentPlace()
    watch = ModelWatch.find(in: &slot, subscriber)
  }
}

extension View {
  /// Puts a model into the environment, to be read by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(
      EnvironmentSetter(keyPath: \EnvironmentValues.[optional: ObjectKey<T>()], value: object))
  }
}

/// Keeps a view listening to one model at a time.
@MainActor
final class ModelWatch<Model: ObservableObject> {
  private weak var subscriber: Subscriber?
  private var model: Model?
  private var followed: ObjectIdentifier?
  private var listening: AnyCancellable?

  private init(_ subscriber: Subscriber) { self.subscriber = subscriber }

  static func find(in slot: inout AnyObject?, _ subscriber: Subscriber) -> ModelWatch {
    if let known = slot as? ModelWatch {
      // What a view has kept while it was away belongs to its next node.
      known.subscriber = subscriber
      return known
    }
    let made = ModelWatch(subscriber)
    slot = made
    return made
  }

  /// The model that the view owns, made at the first question.
  func owned(_ make: () -> Model) -> Model {
    if let model { return model }
    let made = make()
    model = made
    follow(made)
    return made
  }

  /// Listens to a model instead of the one before.
  func follow(_ model: Model) {
    guard followed != ObjectIdentifier(model) else { return }
    followed = ObjectIdentifier(model)
    // Kept, so that its identity is nobody else's.
    self.model = model
    listening = model.objectWillChange.sink { [weak self] _ in
      ObservedChange.deliver { self?.subscriber?.observedModelChanges() }
    }
  }
}
