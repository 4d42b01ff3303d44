import Foundation
public import GlissandoControls
import GlissandoMotion
public import GlissandoViews

// Links that are open while a binding says so.

extension NavigationLink {
  /// Makes a link whose page is open while a binding says so.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isActive: isActive, destination: destination)
  }

  /// Makes a link whose page is open while a binding says so; an older spelling.
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isActive: isActive) { destination }
  }

  /// Makes a link whose page is open while a binding has its tag.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isActive: selection.has(tag), destination: destination)
  }

  /// Makes a link whose page is open while a binding has its tag; an older spelling.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isActive: selection.has(tag)) { destination }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link whose page is open while a binding says so.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Makes a link whose page is open while a binding says so.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Makes a link whose page is open while a binding says so; an older spelling.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Makes a link whose page is open while a binding says so; an older spelling.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Makes a link whose page is open while a binding has its tag.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Makes a link whose page is open while a binding has its tag; an older spelling.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Makes a link to a view; an older spelling.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Binding {
  /// Whether the binding has a tag; writing says that it has, or that it has none.
  fileprivate func has<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isActive in
        if isActive {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}
