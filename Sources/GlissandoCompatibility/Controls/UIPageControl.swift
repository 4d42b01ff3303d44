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
