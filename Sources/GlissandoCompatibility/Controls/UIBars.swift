public import Foundation
import GlissandoControls

// Bars of the older kind: those of pages, of tabs and of buttons.

/// The bar of a page.
@MainActor @preconcurrency
public class UINavigationBar: UIView {
  /// What it is filled with.
  public var barTintColor: UIColor?
  /// How the title is written.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title is written.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether what is below shines through.
  public var isTranslucent: Bool = true
  /// Whether titles are large.
  public var prefersLargeTitles: Bool = false
  /// The line below.
  public var shadowImage: UIImage?
  /// How it looks.
  public var standardAppearance: UIBarAppearance = UIBarAppearance()
  /// How it looks above content that is not scrolled.
  public var scrollEdgeAppearance: UIBarAppearance?
  /// How it looks where there is little room.
  public var compactAppearance: UIBarAppearance?

  /// Lays a picture below: it is not shown.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  /// Stands for all of the kind.
  public class func appearance() -> UINavigationBar { shared { UINavigationBar() } }
}

/// The bar of tabs.
///
/// That it is hidden holds for tabs that are made afterwards.
@MainActor @preconcurrency
public class UITabBar: UIView {
  /// What it is filled with.
  public var barTintColor: UIColor?
  /// The colour of the tabs that are not chosen.
  public var unselectedItemTintColor: UIColor?
  /// Whether what is below shines through.
  public var isTranslucent: Bool = true
  /// The line above.
  public var shadowImage: UIImage?
  /// What is below.
  public var backgroundImage: UIImage?
  /// How it looks.
  public var standardAppearance: UIBarAppearance = UIBarAppearance()
  /// How it looks below content that is not scrolled.
  public var scrollEdgeAppearance: UIBarAppearance?

  /// Stands for all of the kind.
  public class func appearance() -> UITabBar {
    let bar = shared { UITabBar() }
    TabBars.areHidden = { bar.isHidden }
    return bar
  }
}

/// A bar of buttons.
@MainActor @preconcurrency
public class UIToolbar: UIView {
  /// What it is filled with.
  public var barTintColor: UIColor?

  /// Stands for all of the kind.
  public class func appearance() -> UIToolbar { shared { UIToolbar() } }
}
