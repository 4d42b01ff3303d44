public import GlissandoMotion

/// The direction in which people read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

extension EnvironmentValues {
  /// The direction in which people read.
  ///
  /// SwiftUI: views are laid out from left to right, whatever it says; another direction is said once to be of no effect.
  public var layoutDirection: LayoutDirection {
    get { statedDirection }
    set {
      statedDirection = newValue
      guard newValue == .rightToLeft else { return }
      ViewWarning.once(
        "layoutDirection is .rightToLeft: views are laid out from left to right all the same")
    }
  }

  @Entry fileprivate var statedDirection: LayoutDirection = .leftToRight
}
