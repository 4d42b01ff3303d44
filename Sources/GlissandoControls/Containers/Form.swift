import GlissandoMotion
public import GlissandoViews

/// Rows of controls, in sections.
public nonisolated struct Form<Content: View>: View {
  private let content: Content

  /// Makes a form.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows.
  @MainActor public var body: some View {
    List { content }.listStyle(.insetGrouped)
  }
}

/// How forms look.
public protocol FormStyle: Sendable {}

/// The style for the place where a form is.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}
/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}
/// Rows in two columns.
///
/// SwiftUI: it looks like the grouped one.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style for the place where a form is.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Rows in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Chooses how the forms inside look: all styles are rows in groups.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    unchanged(by: "formStyle", "all styles are rows in groups")
  }
}
