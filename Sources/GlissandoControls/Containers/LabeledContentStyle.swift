import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// How values with titles look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of view that shows a value.
  associatedtype Body: View
  /// Shows a value.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a style is told about a value.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style is told about a value with a title.
public struct LabeledContentStyleConfiguration {
  /// A value's title.
  public struct Label: View {
    let content: ControlLabel
    /// The title as it was given.
    public var body: some View { content }
  }

  /// A value.
  public struct Content: View {
    let content: ControlLabel
    /// The value as it was given.
    public var body: some View { content }
  }

  /// The title.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The style for the place where a value is: the title and the value at the ends of a row.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a value.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer(minLength: 8)
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style for the place where a value is.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension AnyStyle where Configuration == LabeledContentStyleConfiguration {
  nonisolated fileprivate init<S: LabeledContentStyle>(_ style: S) {
    self.init(style, \.labeledContentStyle) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  /// The style of values with titles.
  @Entry var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration> = AnyStyle(
    AutomaticLabeledContentStyle())
}

extension View {
  /// Sets how the values with titles inside look.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, AnyStyle(style))
  }
}
