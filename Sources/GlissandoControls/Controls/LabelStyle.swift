import Foundation
import GlissandoMotion
public import GlissandoViews

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of view that shows a label.
  associatedtype Body: View
  /// Shows a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a style is told about a label.
  typealias Configuration = LabelStyleConfiguration
}

/// What a style is told about a label.
public struct LabelStyleConfiguration {
  /// A label's title.
  public struct Title: View {
    let content: ControlLabel
    /// The title as the label was given it.
    public var body: some View { content }
  }

  /// A label's icon.
  public struct Icon: View {
    let content: ControlLabel
    /// The icon as the label was given it.
    public var body: some View { content }
  }

  /// What is written, where it is nothing but text.
  let name: Text?
  /// What is written.
  public let title: Title
  /// What is drawn.
  public let icon: Icon
}

/// The style for the place where a label is: the icon and then the title.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon and then the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    // Those who do not see the icon are told the title.
    if let name = configuration.name {
      configuration.icon.accessibilityLabel(name)
    } else {
      configuration.icon
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style for the place where a label is.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension AnyStyle where Configuration == LabelStyleConfiguration {
  nonisolated fileprivate init<S: LabelStyle>(_ style: S) {
    self.init(style, \.labelStyle) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  /// The style of labels.
  @Entry var labelStyle: AnyStyle<LabelStyleConfiguration> = AnyStyle(DefaultLabelStyle())
}

extension View {
  /// Sets how the labels inside look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyStyle(style))
  }
}
