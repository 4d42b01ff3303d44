public import Foundation
import GlissandoViews

// The scroll view of the older kind.

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
