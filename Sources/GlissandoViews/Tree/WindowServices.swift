import GlissandoMotion

/// What a part of the library keeps for each window, found by the type of its key.
///
/// The tree knows none of them: each is made when somebody first asks for it.
@MainActor
package protocol WindowServiceKey {
  /// What is kept.
  associatedtype Service
  /// Makes what is kept for a window that nobody has asked for it yet.
  static func make(in tree: ViewTree) -> Service
  /// The service as what goes with what the window shows; nil where it does not.
  static func observer(of service: Service) -> (any WindowObserver)?
}

// Known from the types: to ask a service whether it is an observer takes a search through all types of the program.
extension WindowServiceKey {
  package static func observer(of service: Service) -> (any WindowObserver)? { nil }
}

extension WindowServiceKey where Service: WindowObserver {
  package static func observer(of service: Service) -> (any WindowObserver)? { service }
}

/// A service that goes with what the window shows.
@MainActor
package protocol WindowObserver {
  /// The window takes another size, and is laid out after that.
  func windowWillResize()
  /// A frame is composed: all views are where it shows them.
  func frameWasComposed()
  /// Whether something that the service shows has come over a view, which is no longer to be pressed.
  func covers(_ node: ViewNode) -> Bool
  /// A program gives the keyboard to a view: it is to have it when what the service shows over the view has gone.
  func keepFocus(for target: any FocusTarget)
  /// Something arrives for the window, before its views hear of it.
  /// - Returns: whether it is dealt with by that.
  func interceptInput(_ event: InputEvent) -> Bool
}

extension WindowObserver {
  package func windowWillResize() {}
  package func frameWasComposed() {}
  package func covers(_ node: ViewNode) -> Bool { false }
  package func keepFocus(for target: any FocusTarget) {}
  package func interceptInput(_ event: InputEvent) -> Bool { false }
}

/// The services of one window.
@MainActor
struct WindowServices {
  // A handful at most: a search is quicker than hashing.
  private var entries:
    [(key: any WindowServiceKey.Type, service: Any, observer: (any WindowObserver)?)] = []
  /// Those of them that go with what the window shows, in the same order.
  private var observers: [any WindowObserver] = []

  /// A service, if there is one yet.
  func service<K: WindowServiceKey>(_ key: K.Type) -> K.Service? {
    entries.first { $0.key == key }?.service as? K.Service
  }

  /// Puts a service in the place of the one that there is.
  mutating func set<K: WindowServiceKey>(_ key: K.Type, _ service: K.Service) {
    entries.removeAll { $0.key == key }
    entries.append((key, service, key.observer(of: service)))
    observers = entries.compactMap(\.observer)
  }

  func windowWillResize() {
    for observer in observers { observer.windowWillResize() }
  }

  func frameWasComposed() { for observer in observers { observer.frameWasComposed() } }

  func cover(_ node: ViewNode) -> Bool {
    observers.contains { $0.covers(node) }
  }

  /// Lets what is shown over a view give it the keyboard when it goes.
  func keepFocus(for target: any FocusTarget) {
    for observer in observers { observer.keepFocus(for: target) }
  }

  func interceptInput(_ event: InputEvent) -> Bool {
    observers.contains { $0.interceptInput(event) }
  }
}

extension ViewTree {
  /// A service of the window, which is made with the first question for it.
  package subscript<K: WindowServiceKey>(_ key: K.Type) -> K.Service {
    get {
      if let service = services.service(key) { return service }
      let service = key.make(in: self)
      services.set(key, service)
      return service
    }
    set { services.set(key, newValue) }
  }
}

/// The window that a view is in; it keeps nothing alive.
package struct WindowReference: Sendable {
  package let tree: @MainActor @Sendable () -> ViewTree?

  init(_ tree: ViewTree?) { self.tree = { [weak tree] in tree } }
}

extension EnvironmentValues {
  /// The window around; none outside of any.
  @Entry package var window: WindowReference = WindowReference(nil)
}
