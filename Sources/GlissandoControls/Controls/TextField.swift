public import Foundation
public import GlissandoMotion
public import GlissandoViews

/// A control into which text is typed.
public nonisolated struct TextField<Label: View>: View {
  private let content: FieldContent
  private let label: Label
  private let prompt: Text?
  private let axis: Axis
  private let editingChanged: (Bool) -> Void
  private let commit: () -> Void

  fileprivate init(
    _ content: FieldContent, label: Label, prompt: Text?, axis: Axis = .horizontal,
    editingChanged: @escaping (Bool) -> Void = { _ in }, commit: @escaping () -> Void = {}
  ) {
    self.content = content
    self.label = label
    self.prompt = prompt
    self.axis = axis
    self.editingChanged = editingChanged
    self.commit = commit
  }

  /// Makes a field; the prompt is shown while it is empty, or the label if there is none.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), label: label(), prompt: prompt)
  }

  /// Makes a field that grows along an axis: downwards it takes several lines.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), label: label(), prompt: prompt, axis: axis)
  }

  /// Makes a field for a value, which it takes when return is pressed or editing ends; what cannot
  /// be read as a value is dropped then.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(FieldValue(value, format)), label: label(), prompt: prompt)
  }

  /// Makes a field for a value that may be missing; an empty text is none.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(FieldValue(value, format)), label: label(), prompt: prompt)
  }

  /// Makes a field for a value that a formatter shows and reads; an empty text is none, where a value may be missing.
  ///
  /// Formatters for numbers and for dates read; what is typed for another one is dropped, with a warning.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.value(FieldValue(value, formatter)), label: label(), prompt: prompt)
  }

  /// The field in the style around.
  @MainActor public var body: some View {
    OwnStyledControl(\.ownTextFieldStyle, asConfiguration) { OneElement(row) }
  }

  /// The same field for a style.
  fileprivate var asConfiguration: TextField<_TextFieldStyleLabel> {
    TextField<_TextFieldStyleLabel>(
      content, label: _TextFieldStyleLabel(text: labelText), prompt: prompt, axis: axis,
      editingChanged: editingChanged, commit: commit)
  }

  private var labelText: Text? { label as? Text ?? (label as? _TextFieldStyleLabel)?.text }

  @MainActor @ViewBuilder private var row: some View {
    switch content {
    case .text(let text):
      TextFieldRow(
        text: text, label: labelText, prompt: prompt, isSecure: false, axis: axis,
        editingChanged: editingChanged, commit: commit)
    case .value(let value):
      ValueFieldRow(
        value: value, label: labelText, prompt: prompt, editingChanged: editingChanged,
        commit: commit)
    }
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title, which is shown while it is empty.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(.text(text), label: Text(titleKey), prompt: nil)
  }

  /// Makes a field with a title, which is shown while it is empty.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(.text(text), label: Text(title), prompt: nil)
  }

  /// Makes a field with a title and a prompt.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(.text(text), label: Text(titleKey), prompt: prompt)
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), label: Text(title), prompt: prompt)
  }

  /// Makes a field with a title that grows along an axis: downwards it takes several lines.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(.text(text), label: Text(titleKey), prompt: prompt, axis: axis)
  }

  /// Makes a field with a title that grows along an axis: downwards it takes several lines.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(.text(text), label: Text(title), prompt: prompt, axis: axis)
  }

  /// Makes a field with a title and with actions for when editing begins or ends, and for return.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      .text(text), label: Text(title), prompt: nil, editingChanged: onEditingChanged,
      commit: onCommit)
  }

  /// Makes a field with a title for a value.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(FieldValue(value, format)), label: Text(titleKey), prompt: prompt)
  }

  /// Makes a field with a title for a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(FieldValue(value, format)), label: Text(title), prompt: prompt)
  }

  /// Makes a field with a title for a value that a formatter shows and reads, with actions for when editing begins or
  /// ends, and for return.
  ///
  /// Formatters for numbers and for dates read; what is typed for another one is dropped, with a warning.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      .value(FieldValue(value, formatter)), label: Text(titleKey), prompt: prompt,
      editingChanged: onEditingChanged, commit: onCommit)
  }

  /// Makes a field with a title for a value that a formatter shows and reads, with actions for when editing begins or
  /// ends, and for return.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      .value(FieldValue(value, formatter)), label: Text(title), prompt: prompt,
      editingChanged: onEditingChanged, commit: onCommit)
  }

  /// Makes a field with a title for a value that may be missing; an empty text is none.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(FieldValue(value, format)), label: Text(titleKey), prompt: prompt)
  }
}

/// What a field edits.
private enum FieldContent {
  case text(Binding<String>)
  case value(FieldValue)
}

/// A control into which text is typed that nobody shall read over one's shoulder.
public nonisolated struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let label: Label
  private let prompt: Text?
  private let commit: () -> Void

  /// Makes a field; the prompt is shown while it is empty, or the label if there is none.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, label: label(), prompt: prompt)
  }

  fileprivate init(
    text: Binding<String>, label: Label, prompt: Text?, commit: @escaping () -> Void = {}
  ) {
    self.text = text
    self.label = label
    self.prompt = prompt
    self.commit = commit
  }

  /// The field in the style around.
  @MainActor public var body: some View {
    TextFieldRow(
      text: text, label: label as? Text, prompt: prompt, isSecure: true, axis: .horizontal,
      editingChanged: { _ in }, commit: commit)
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title, which is shown while it is empty.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a title, which is shown while it is empty.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field with a title and with an action for return.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(titleKey), prompt: nil, commit: onCommit)
  }

  /// Makes a field with a title and with an action for return.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(title), prompt: nil, commit: onCommit)
  }
}
