import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// How groups that open and close look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of view that shows a group.
  associatedtype Body: View
  /// Shows a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a style is told about a group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a style is told about a group that opens and closes.
public struct DisclosureGroupStyleConfiguration {
  /// A group's title.
  public struct Label: View {
    let content: ControlLabel
    /// The title as the group was given it.
    public var body: some View { content }
  }

  /// What a group shows while it is open.
  public struct Content: View {
    /// Asked only while a style shows it.
    let make: @MainActor () -> AnyView
    /// The style of groups within: a group that the style itself makes has the usual one.
    let style: AnyStyle<DisclosureGroupStyleConfiguration>?
    /// The views as the group was given them.
    public var body: some View { make().environment(\.ownDisclosureGroupStyle, style) }
  }

  /// What is always seen.
  public let label: Label
  /// What is seen while it is open.
  public let content: Content
  /// Whether it is open.
  @Binding public var isExpanded: Bool
}

/// The style for the place where a group is: a title with an arrow, and rows in a list.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Shows a group.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style for the place where a group is.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension AnyStyle where Configuration == DisclosureGroupStyleConfiguration {
  nonisolated fileprivate init<S: DisclosureGroupStyle>(_ style: S) {
    self.init(style, \.ownDisclosureGroupStyle) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  /// The style of groups where it is somebody's own.
  @Entry var ownDisclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration>?
}

extension View {
  /// Sets how the groups inside that open and close look.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(
      \.ownDisclosureGroupStyle, style is AutomaticDisclosureGroupStyle ? nil : AnyStyle(style))
  }
}
