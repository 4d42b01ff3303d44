import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// How boxes around views look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of view that shows a box.
  associatedtype Body: View
  /// Shows a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a style is told about a box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a style is told about a box.
public struct GroupBoxStyleConfiguration {
  /// A box's title.
  public struct Label: View {
    let content: ControlLabel
    /// The title as the box was given it.
    public var body: some View { content }
  }

  /// What is in a box.
  public struct Content: View {
    let content: ControlLabel
    /// The style of boxes within: a box that the style itself makes has the usual one.
    let style: AnyStyle<GroupBoxStyleConfiguration>
    /// The views as the box was given them.
    public var body: some View { content.environment(\.groupBoxStyle, style) }
  }

  /// What is written above.
  public let label: Label
  /// What is inside.
  public let content: Content
  /// Whether anything is written above.
  let hasLabel: Bool
}

/// The style for the place where a box is: a faint ground with the title at its top.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a box.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      if configuration.hasLabel { configuration.label.font(.headline) }
      configuration.content.frame(maxWidth: .infinity)
    }
    .padding(12)
    .background {
      let shape = RoundedRectangle(cornerRadius: 8)
      shape.fill(Color.primary.opacity(0.05))
        .overlay { shape.strokeBorder(Color.primary.opacity(0.08), lineWidth: 1) }
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style for the place where a box is.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension AnyStyle where Configuration == GroupBoxStyleConfiguration {
  nonisolated fileprivate init<S: GroupBoxStyle>(_ style: S) {
    self.init(style, \.groupBoxStyle) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  /// The style of boxes.
  @Entry var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration> = AnyStyle(DefaultGroupBoxStyle())
}

extension View {
  /// Sets how the boxes inside look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyStyle(style))
  }
}
