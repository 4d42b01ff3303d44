public import Foundation

/// How a bar looks, for all of its states.
@MainActor @preconcurrency
public class UIBarAppearance: NSObject {
  /// What it is filled with.
  public var backgroundColor: UIColor?
  /// The colour of the line at its edge.
  public var shadowColor: UIColor?
  /// How the title is written.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title is written.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Makes the look that is usual.
  nonisolated public override init() { super.init() }

  /// Lets what is below shine through.
  public func configureWithTransparentBackground() {}
  /// Lets nothing of what is below shine through.
  public func configureWithOpaqueBackground() {}
  /// Lets what is below shine through as is usual.
  public func configureWithDefaultBackground() {}
}

/// How the bar of a page looks.
public final class UINavigationBarAppearance: UIBarAppearance {}

/// How the bar of tabs looks.
public final class UITabBarAppearance: UIBarAppearance {}

/// How much room a bar has.
public enum UIBarMetrics: Int, Sendable {
  /// As is usual.
  case `default`
  /// Little.
  case compact
}
