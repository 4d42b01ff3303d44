public import Foundation
import GlissandoControls
import GlissandoViews

/// A wheel that turns while something goes on; in a ``UIViewRepresentable`` it is shown.
@MainActor @preconcurrency
public class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// As is usual.
    case medium
    /// Large.
    case large
  }

  /// How large it is.
  public var style: Style
  /// Its colour; nil is that of what is around.
  public var color: UIColor?
  /// Whether it is not shown while it does not turn.
  public var hidesWhenStopped: Bool = true
  /// Whether it turns.
  public private(set) var isAnimating: Bool = false

  /// Makes a wheel that does not turn.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Makes a wheel in a rectangle; points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Reads a view from an archive: there are none.
  public required init?(coder: NSCoder) { nil }

  /// Lets it turn.
  public func startAnimating() { isAnimating = true }
  /// Lets it turn no more.
  public func stopAnimating() { isAnimating = false }
}
