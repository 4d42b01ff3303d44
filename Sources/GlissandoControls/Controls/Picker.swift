import Foundation
import GlissandoMotion
public import GlissandoViews

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
      label: ControlLabel(unlessEmpty: label, in: .titles))
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
