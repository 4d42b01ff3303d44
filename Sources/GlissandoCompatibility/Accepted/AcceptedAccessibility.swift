public import GlissandoControls
public import GlissandoViews

// What is said for people who do not see a view, and nobody here reads out.

/// How far down a headline stands in a text.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No one knows.
  case unspecified
  /// That of the whole.
  case h1
  /// That of a part.
  case h2
  /// That of a part of the second level.
  case h3
  /// That of a part of the third level.
  case h4
  /// That of a part of the fourth level.
  case h5
  /// That of a part of the fifth level.
  case h6
}

extension View {
  /// Names the view for those who speak to it; the label remains.
  ///
  /// SwiftUI: programs that listen take them; none is served here.
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    unchanged(by: "accessibilityInputLabels", "programs that listen are not served")
  }

  /// Says in which order elements are read out: the first has the highest number.
  ///
  /// SwiftUI: programs that read the screen out keep to it; here they are told the order of the views.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    unchanged(by: "accessibilitySortPriority", "elements are read out in the order of the views")
  }

  /// Says of which level a headline is.
  ///
  /// SwiftUI: programs that read the screen out say it; here they are told that it is a headline.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    unchanged(by: "accessibilityHeading", "headlines are all of one level to who reads them out")
  }

  /// Shows the view larger while it is pressed, where text is very large.
  ///
  /// SwiftUI: it appears at the largest sizes of text; here views are as large as they are.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    unchanged(by: "accessibilityShowsLargeContentViewer", "text has no largest sizes")
  }
}

extension TabContent {
  /// Says by what other names people may call the tab.
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    unchanged(by: "accessibilityInputLabels", "programs that listen are not served")
  }
}
