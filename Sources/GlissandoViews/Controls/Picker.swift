import Foundation
import GlissandoMotion

/// A control that chooses one of several values.
///
/// Each view of the content stands for the value that `tag(_:)` gives it.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// Makes a picker.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// The picker in the style around.
  @MainActor public var body: some View {
    PickerRow(
      selection: selection, content: content,
      label: label is EmptyView ? nil : ControlLabel(label))
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// How pickers look and behave.
///
/// The styles are built in.
public nonisolated protocol PickerStyle: Sendable {}

protocol PickerLooking: PickerStyle {
  var look: PickerLook { get }
}

enum PickerLook {
  case segmented, list, menu
}

/// The style for the place where a picker is: segments.
public struct DefaultPickerStyle: PickerStyle, PickerLooking {
  /// Makes the style.
  public init() {}
  var look: PickerLook { .segmented }
}

/// Segments side by side, with a pill below the chosen one.
public struct SegmentedPickerStyle: PickerStyle, PickerLooking {
  /// Makes the style.
  public init() {}
  var look: PickerLook { .segmented }
}

/// Rows among other rows.
public struct InlinePickerStyle: PickerStyle, PickerLooking {
  /// Makes the style.
  public init() {}
  var look: PickerLook { .list }
}

/// Rows with round marks.
public struct RadioGroupPickerStyle: PickerStyle, PickerLooking {
  /// Makes the style.
  public init() {}
  var look: PickerLook { .list }
}

/// A button that shows the chosen value.
///
/// SwiftUI opens a menu; here a click goes on to the next value, and the arrow keys to both sides.
public struct MenuPickerStyle: PickerStyle, PickerLooking {
  /// Makes the style.
  public init() {}
  var look: PickerLook { .menu }
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

private struct PickerLookKey: EnvironmentKey {
  static var defaultValue: PickerLook { .segmented }
}

extension EnvironmentValues {
  /// The style of pickers.
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pickers inside look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, (style as? any PickerLooking)?.look ?? .segmented)
  }
}

/// A picker with its label.
private struct PickerRow<SelectionValue: Hashable, Content: View>: View {
  @Binding var selection: SelectionValue
  let content: Content
  let label: ControlLabel?
  @State private var options = OptionList<SelectionValue>()
  @Environment(\.pickerLook) private var look
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(alignment: look == .list ? .top : .center, spacing: ControlMetrics.labelSpacing) {
      if let label, !isLabelHidden {
        label
          .environmentDefault(\.font, ControlMetrics.labelFont(size))
          .frame(minHeight: ControlMetrics.height(look == .list ? .small : size))
      }
      control
    }
    .animating(ControlMetrics.respond, value: isEnabled) {
      $0.opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
    }
    .modifier(
      ControlModifier(
        description: ControlDescription(.picker, value: "\(selection)"), focus: .edit,
        activate: look == .menu ? goOn : nil, handleKey: handle))
  }

  private var control: some View {
    OptionsView(selection: selection, look: look, list: options, content: content)
      .environmentDefault(
        \.font, look == .list ? ControlMetrics.labelFont(size) : ControlMetrics.font(size)
      )
      .lineLimit(look == .list ? nil : 1)
      .overlay {
        if look != .list {
          FocusRing(shape: RoundedRectangle(cornerRadius: ControlMetrics.radius(size)))
        }
      }
      .gesture(press, isEnabled: look != .menu)
  }

  private var press: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { options.press(at: $0.location) }
      .onEnded { event in
        options.press(at: nil)
        if let value = options.value(at: event.location) { selection = value }
      }
  }

  private func handle(_ press: KeyPress) -> Bool {
    let step: Int
    switch press.key {
    case .leftArrow, .upArrow: step = -1
    case .rightArrow, .downArrow: step = 1
    case .home: step = -options.values.count
    case .end: step = options.values.count
    default: return false
    }
    if press.phase != .up { move(by: step, isRound: false) }
    return true
  }

  private func goOn() { move(by: 1, isRound: true) }

  private func move(by step: Int, isRound: Bool) {
    let values = options.values
    guard !values.isEmpty else { return }
    guard let index = values.firstIndex(of: selection) else {
      selection = values[0]
      return
    }
    let next =
      isRound ? (index + step) % values.count : min(max(index + step, 0), values.count - 1)
    if next != index { selection = values[next] }
  }
}
