import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// A surface that holds what belongs together, with a title above it.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Makes a box with a title.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Makes a box with a title; an older spelling.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  /// The box in the style around.
  @MainActor public var body: some View {
    StyledControl(
      \.groupBoxStyle,
      GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(content: ControlLabel(label)),
        content: GroupBoxStyleConfiguration.Content(
          content: ControlLabel(content, in: .column), style: style),
        hasLabel: Label.self != EmptyView.self))
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a title.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
