import GlissandoMotion
public import GlissandoViews

/// How pickers look and behave.
///
/// The styles are built in.
public nonisolated protocol PickerStyle: Sendable {}

package protocol PickerLooking: PickerStyle {
  var look: PickerLook { get }
}

package enum PickerLook {
  case segmented, list, menu
  /// Rows of an open menu.
  case popup
}

/// The style for the place where a picker is: segments.
public struct DefaultPickerStyle: PickerStyle, PickerLooking {
  /// Makes the style.
  public init() {}
  package var look: PickerLook { .segmented }
}

/// Segments side by side, with a pill below the chosen one.
public struct SegmentedPickerStyle: PickerStyle, PickerLooking {
  /// Makes the style.
  public init() {}
  package var look: PickerLook { .segmented }
}

/// Rows among other rows.
public struct InlinePickerStyle: PickerStyle, PickerLooking {
  /// Makes the style.
  public init() {}
  package var look: PickerLook { .list }
}

/// Rows with round marks.
public struct RadioGroupPickerStyle: PickerStyle, PickerLooking {
  /// Makes the style.
  public init() {}
  package var look: PickerLook { .list }
}

/// A button that shows the chosen value and opens a list of all.
///
/// The arrow keys to the left and right go on without opening it.
public struct MenuPickerStyle: PickerStyle, PickerLooking {
  /// Makes the style.
  public init() {}
  package var look: PickerLook { .menu }
}

/// A wheel in SwiftUI; here rows, as no desktop has wheels.
public struct WheelPickerStyle: PickerStyle, PickerLooking {
  /// Makes the style.
  public init() {}
  package var look: PickerLook { .list }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style for the place where a picker is.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Rows among other rows.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Rows with round marks.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that shows the chosen value.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Rows; a wheel on telephones.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension EnvironmentValues {
  /// The style of pickers.
  @Entry var pickerLook: PickerLook = .segmented
}

extension View {
  /// Sets how the pickers inside look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, (style as? any PickerLooking)?.look ?? .segmented)
  }
}
