public import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoViews

// A system's own controls, as programs set how all of a kind look. The controls here have looks of
// their own: what is set is kept and changes nothing, and a warning says so once for each kind.

extension UIView {
  /// Those that stand for all of their kind.
  private static var appearances: [ObjectIdentifier: UIView] = [:]

  fileprivate static func shared<Kind: UIView>(_ make: () -> Kind) -> Kind {
    if let made = appearances[ObjectIdentifier(Kind.self)] as? Kind { return made }
    let made = make()
    appearances[ObjectIdentifier(Kind.self)] = made
    if Kind.self != UITabBar.self {
      ViewWarning.once(
        "\(Kind.self).appearance() changes nothing: the controls here have looks of their own",
        key: "appearance \(Kind.self)")
    }
    return made
  }
}

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

/// What a control is doing.
public struct UIControlState: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing.
  public static let normal = UIControlState([])
  /// It is pressed.
  public static let highlighted = UIControlState(rawValue: 1)
  /// It takes no input.
  public static let disabled = UIControlState(rawValue: 2)
  /// It is chosen.
  public static let selected = UIControlState(rawValue: 4)
}

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

/// Who is told how a view of the older kind scrolls: nobody scrolls one.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// It was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A drag has ended, and it may go on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Which of its views is enlarged.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// It was scrolled.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A drag begins.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// A drag has ended, and it may go on by itself.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// It has come to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Which of its views is enlarged.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// Something that scrolls.
@MainActor @preconcurrency
public class UIScrollView: UIView {
  /// Who is told how it scrolls.
  public weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      guard delegate != nil else { return }
      ViewWarning.once(
        "the delegate of a UIScrollView is told nothing: views of the older kind do not scroll",
        key: "UIScrollViewDelegate")
    }
  }
  /// Whether it goes beyond its ends and comes back.
  public var bounces: Bool = true
  /// Whether people scroll it.
  public var isScrollEnabled: Bool = true
  /// Whether it stops at pages.
  public var isPagingEnabled: Bool = false
  /// Whether it shows where it is.
  public var showsVerticalScrollIndicator: Bool = true
  /// Whether it shows where it is.
  public var showsHorizontalScrollIndicator: Bool = true
  /// Whether it moves where there is nothing to scroll.
  public var alwaysBounceVertical: Bool = false
  /// The margins around its content.
  public var contentInset: UIEdgeInsets = .zero
  /// How far it is scrolled; points.
  public var contentOffset: CGPoint = .zero
  /// The size of its content; points.
  public var contentSize: CGSize = .zero
  /// What bars cover of it is no margin of its content.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// How fast what is thrown comes to rest.
  public var decelerationRate: DecelerationRate = .normal
  /// Whether it moves where there is nothing to scroll.
  public var alwaysBounceHorizontal: Bool = false
  /// Whether a press waits for what may become a drag.
  public var delaysContentTouches: Bool = true

  /// How fast what is thrown comes to rest: the part of its speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part, in [0, 1].
    public let rawValue: CGFloat
    /// Makes a rate of the part of its speed that is left after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether what bars cover is a margin.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As is usual.
    case automatic
    /// Along what scrolls.
    case scrollableAxes
    /// No.
    case never
    /// Yes.
    case always
  }

  /// Scrolls it, which shows nowhere.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    ViewWarning.noteUnchanged(
      by: "setContentOffset(_:animated:)", "views of the older kind do not scroll")
    self.contentOffset = contentOffset
  }

  /// How it closes a keyboard on the screen.
  public var keyboardDismissMode: KeyboardDismissMode = .none

  /// How scrolling closes a keyboard on the screen.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none
    /// When it begins.
    case onDrag
    /// With the finger.
    case interactive
  }

  /// Stands for all of the kind.
  public class func appearance() -> UIScrollView { shared { UIScrollView() } }
}

/// A list.
@MainActor @preconcurrency
public class UITableView: UIScrollView {
  /// The lines between its rows.
  public var separatorStyle: SeparatorStyle = .singleLine
  /// The colour of these lines.
  public var separatorColor: UIColor?
  /// What is below its rows.
  public var tableFooterView: UIView?
  /// Whether its rows can be chosen.
  public var allowsSelection: Bool = true
  /// The room above a section; points.
  public var sectionHeaderTopPadding: CGFloat = 0

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One.
    case singleLine
  }

  /// Stands for all of the kind.
  public override class func appearance() -> UITableView { shared { UITableView() } }
}

/// A row of a list.
@MainActor @preconcurrency
public class UITableViewCell: UIView {
  /// How it looks when it is chosen.
  public var selectionStyle: SelectionStyle = .default

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As the others.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As is usual.
    case `default`
  }

  /// Stands for all of the kind.
  public class func appearance() -> UITableViewCell { shared { UITableViewCell() } }
}

/// A header or footer of a list.
@MainActor @preconcurrency
public class UITableViewHeaderFooterView: UIView {
  /// Stands for all of the kind.
  public class func appearance() -> UITableViewHeaderFooterView {
    shared { UITableViewHeaderFooterView() }
  }
}

/// A grid.
@MainActor @preconcurrency
public class UICollectionView: UIScrollView {
  /// Stands for all of the kind.
  public override class func appearance() -> UICollectionView { shared { UICollectionView() } }
}

/// Text that can be changed.
@MainActor @preconcurrency
public class UITextView: UIScrollView {
  /// Stands for all of the kind.
  public override class func appearance() -> UITextView { shared { UITextView() } }
}

/// A field for text.
@MainActor @preconcurrency
public class UITextField: UIView {
  /// What it says while it is empty.
  public var placeholder: String?
  /// What is written in it.
  public var text: String?
  /// What is shown in place of a keyboard on the screen: nothing is.
  public var inputView: UIView?
  /// Whether what is written is hidden.
  public var isSecureTextEntry: Bool = false
  /// When it shows a button that empties it.
  public var clearButtonMode: ViewMode = .never

  /// When something is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While text is changed.
    case whileEditing
    /// Unless text is changed.
    case unlessEditing
    /// Always.
    case always
  }

  /// Stands for all of the kind.
  public class func appearance() -> UITextField { shared { UITextField() } }
}

/// Segments side by side.
@MainActor @preconcurrency
public class UISegmentedControl: UIView {
  /// The colour of the chosen one.
  public var selectedSegmentTintColor: UIColor?

  /// Says how the segments are written: they are written as all text is.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}

  /// Stands for all of the kind.
  public class func appearance() -> UISegmentedControl { shared { UISegmentedControl() } }
}

/// The dots below pages.
///
/// SwiftUI: in a ``UIViewRepresentable`` they are shown, and turn no page.
@MainActor @preconcurrency
public class UIPageControl: UIView {
  /// How many pages there are.
  public var numberOfPages: Int = 0
  /// Which of them is shown; 0 is the first.
  public var currentPage: Int = 0
  /// Whether nothing is shown where there is but one.
  public var hidesForSinglePage: Bool = false
  /// What lies below the dots.
  public var backgroundStyle: BackgroundStyle = .automatic

  /// What lies below dots.
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing, unless people touch them.
    case automatic
    /// A ground.
    case prominent
    /// Nothing.
    case minimal
  }

  /// The colour of the dot of the page that is shown.
  public var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other dots.
  public var pageIndicatorTintColor: UIColor?

  /// Stands for all of the kind.
  public class func appearance() -> UIPageControl { shared { UIPageControl() } }
}

/// A slider.
@MainActor @preconcurrency
public class UISlider: UIView {
  /// The colour of its knob.
  public var thumbTintColor: UIColor?
  /// The colour of its track before the knob.
  public var minimumTrackTintColor: UIColor?
  /// The colour of its track behind the knob.
  public var maximumTrackTintColor: UIColor?

  /// Shows a picture as the knob: it is not shown.
  public func setThumbImage(_ image: UIImage?, for state: UIControlState) {}

  /// Stands for all of the kind.
  public class func appearance() -> UISlider { shared { UISlider() } }
}

/// A switch.
@MainActor @preconcurrency
public class UISwitch: UIView {
  /// Its colour when it is on.
  public var onTintColor: UIColor?
  /// The colour of its knob.
  public var thumbTintColor: UIColor?

  /// Stands for all of the kind.
  public class func appearance() -> UISwitch { shared { UISwitch() } }
}

/// A stepper.
@MainActor @preconcurrency
public class UIStepper: UIView {
  /// Stands for all of the kind.
  public class func appearance() -> UIStepper { shared { UIStepper() } }
}

/// A bar of progress.
@MainActor @preconcurrency
public class UIProgressView: UIView {
  /// Stands for all of the kind.
  public class func appearance() -> UIProgressView { shared { UIProgressView() } }
}

/// A control for dates.
@MainActor @preconcurrency
public class UIDatePicker: UIView {
  /// Stands for all of the kind.
  public class func appearance() -> UIDatePicker { shared { UIDatePicker() } }
}

/// A button.
@MainActor @preconcurrency
public class UIButton: UIView {
  /// Stands for all of the kind.
  public class func appearance() -> UIButton { shared { UIButton() } }
}

/// A text.
@MainActor @preconcurrency
public class UILabel: UIView {
  /// Stands for all of the kind.
  public class func appearance() -> UILabel { shared { UILabel() } }
}

extension NSAttributedString.Key {
  /// The colour of text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour below text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The letters of text, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The room between letters, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")
}
