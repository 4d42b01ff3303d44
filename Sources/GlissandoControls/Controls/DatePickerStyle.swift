import GlissandoMotion
public import GlissandoViews

/// How pickers of dates look.
///
/// The styles are built in.
public nonisolated protocol DatePickerStyle: Sendable {}

protocol LookedDatePickerStyle: DatePickerStyle {
  /// Whether the calendar lies open.
  var isOpen: Bool { get }
}

/// The style for the place where a picker is: buttons that open what chooses.
public struct DefaultDatePickerStyle: LookedDatePickerStyle {
  /// Makes the style.
  public init() {}
  var isOpen: Bool { false }
}

/// Buttons that open a calendar and the time.
public struct CompactDatePickerStyle: LookedDatePickerStyle {
  /// Makes the style.
  public init() {}
  var isOpen: Bool { false }
}

/// A calendar that lies open.
public struct GraphicalDatePickerStyle: LookedDatePickerStyle {
  /// Makes the style.
  public init() {}
  var isOpen: Bool { true }
}

/// Wheels in SwiftUI; here a calendar that lies open, as no desktop has wheels.
public struct WheelDatePickerStyle: LookedDatePickerStyle {
  /// Makes the style.
  public init() {}
  var isOpen: Bool { true }
}

/// A field in SwiftUI; here buttons that open what chooses.
public struct FieldDatePickerStyle: LookedDatePickerStyle {
  /// Makes the style.
  public init() {}
  var isOpen: Bool { false }
}

/// A field with steps in SwiftUI; here buttons that open what chooses.
public struct StepperFieldDatePickerStyle: LookedDatePickerStyle {
  /// Makes the style.
  public init() {}
  var isOpen: Bool { false }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style for the place where a picker is.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Buttons that open a calendar and the time.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar that lies open.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A calendar that lies open; wheels on telephones.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// Buttons that open a calendar and the time.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// Buttons that open a calendar and the time.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension EnvironmentValues {
  /// Whether the calendars of pickers lie open.
  @Entry var areDatePickersOpen: Bool = false
}

extension View {
  /// Sets how the pickers of dates inside look.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.areDatePickersOpen, (style as? any LookedDatePickerStyle)?.isOpen ?? false)
  }
}
