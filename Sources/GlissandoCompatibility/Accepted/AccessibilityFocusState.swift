public import GlissandoViews

// Properties that tell which view assistive technology is at.

/// Which kinds of assistive technology something is meant for.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt

  /// The kinds whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What reads the screen out.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// What people work with switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}

/// A value that tells which view assistive technology is at.
///
/// SwiftUI: it is moved there when the value is written. Here nothing tells a program where it is, as on a device on which
/// none is used: the value always says that it is at none of the views, whatever is written.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let noFocus: Value

  /// Makes a state for one view: whether assistive technology is at it.
  public init() where Value == Bool { noFocus = false }

  /// Makes a state for one view and some kinds of assistive technology.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { noFocus = false }

  /// Makes a state for several views: at which of them assistive technology is, or nil.
  public init<T: Hashable>() where Value == T? { noFocus = nil }

  /// Makes a state for several views and some kinds of assistive technology.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    noFocus = nil
  }

  /// At which view assistive technology is: at none.
  public var wrappedValue: Value {
    get { noFocus }
    nonmutating set {}
  }

  /// What `accessibilityFocused(_:)` takes.
  public var projectedValue: Binding { Binding(state: self) }

  /// A way to read the state.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: AccessibilityFocusState

    /// At which view assistive technology is: at none.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set {}
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Lets a state tell whether assistive technology is at the view.
  ///
  /// SwiftUI: it is moved there when the state says so; here the state never does.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    unchanged(by: "accessibilityFocused", Self.untold)
  }

  /// Lets a state tell when assistive technology is at the view.
  ///
  /// SwiftUI: it is moved there when the state names the view; here the state never does.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    unchanged(by: "accessibilityFocused", Self.untold)
  }

  nonisolated private static var untold: String { "nothing tells where assistive technology is" }
}
