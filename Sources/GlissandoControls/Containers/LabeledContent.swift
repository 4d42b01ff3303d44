public import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// A value with a title before it.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a value with a title.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The title and the value, in the style around.
  @MainActor public var body: some View {
    StyledControl(
      \.labeledContentStyle,
      LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(content: ControlLabel(label, in: .titles)),
        content: LabeledContentStyleConfiguration.Content(content: ControlLabel(content))))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Makes a value with a title, as a style is told about one: for styles that are made of others.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    content = configuration.content
    label = configuration.label
  }
}

extension LabeledContent where Label == Text {
  /// Makes a value with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a value with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a title.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Makes a value with a title, in a format.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }
}
