public import Foundation
import GlissandoControls
public import GlissandoViews

/// Views to look at in an editor that can show them.
///
/// SwiftUI: no tool here shows previews; the protocol is here so that files that have one compile.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
  /// The kind of thing on which the previews are shown; nil is where they run.
  static var platform: PreviewPlatform? { get }
}

/// In how much room a preview is shown.
public enum PreviewLayout: Hashable, Sendable {
  /// As large as a window.
  case device
  /// As large as the view wants to be.
  case sizeThatFits
  /// As large as the numbers say, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Names the view in a tool that shows previews.
  ///
  /// SwiftUI: no tool here does; the view is returned as it is.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Says in how much room a tool shows the view.
  ///
  /// SwiftUI: no tool here does; the view is returned as it is.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
}
