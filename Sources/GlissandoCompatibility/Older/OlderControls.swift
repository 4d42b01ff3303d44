public import GlissandoControls
import GlissandoMotion
public import GlissandoViews

// Initialisers and modifiers as programs of earlier years write them.

extension Picker {
  /// Makes a picker; an older spelling.
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Slider {
  /// Makes a slider with labels at both ends; an older spelling.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider in steps with labels at both ends; an older spelling.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label,
      minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label; an older spelling.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider in steps with a label; an older spelling.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// Makes a stepper with actions of its own; nil where there is nothing more to step to.
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value within bounds.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

/// The entries of a menu that a click of the second button opens, as programs of 2019 hold them.
public nonisolated struct ContextMenu<MenuItems: View> {
  let items: () -> MenuItems

  /// Makes a menu.
  nonisolated public init(@ViewBuilder menuItems: @escaping () -> MenuItems) { items = menuItems }
}

extension View {
  /// Opens a menu as `contextMenu(menuItems:)` does; nil is one without entries.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    self.contextMenu { if let contextMenu { contextMenu.items() } }
  }
}

extension View {
  /// Names the page of the stack around; an older spelling.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Names the page of the stack around; an older spelling.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Names the page of the stack around; an older spelling.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Names the page of the stack around; an older spelling.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Names the page of the stack around; an older spelling.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarTitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Puts a view at the end of the bar; an older spelling.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbarEntry(trailing, placement: .automatic)
  }

  /// Puts a view at the beginning of the bar; an older spelling.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbarEntry(leading, placement: .topBarLeading)
  }

  /// Puts views at both ends of the bar; an older spelling.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }

  /// Says whether spelling is corrected while typing: it never is; an older spelling.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? true)
  }

  /// Says what a keyboard on the screen capitalises; an older spelling.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    unchanged(by: "autocapitalization", "desktops have keyboards of their own")
  }
}

/// What a keyboard on the screen capitalises.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none
  /// Words.
  case words
  /// Sentences.
  case sentences
  /// Everything.
  case allCharacters
}

/// Pages side by side; an older spelling.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// A row that shows the chosen value.
///
/// SwiftUI: it opens a page with all of them; here it opens a list.
public struct NavigationLinkPickerStyle: PickerStyle, PickerLooking {
  /// Makes the style.
  public init() {}
  package var look: PickerLook { .menu }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that shows the chosen value.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A button that shows the chosen value and opens a list of all; an older spelling.
public struct PopUpButtonPickerStyle: PickerStyle, PickerLooking {
  /// Makes the style.
  public init() {}
  package var look: PickerLook { .menu }
}

/// Choices side by side.
public struct PalettePickerStyle: PickerStyle, PickerLooking {
  /// Makes the style.
  public init() {}
  package var look: PickerLook { .segmented }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Choices side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
