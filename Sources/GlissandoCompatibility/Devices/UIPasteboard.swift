public import Foundation
import GlissandoControls
import GlissandoViews

/// What is copied and pasted, as programs name it that know telephones.
///
/// It is the clipboard of the window that was opened, sized or told something last; without a window there is none.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  /// The one that all share.
  public static let general = UIPasteboard()

  /// The text.
  public var string: String? {
    get { LatestWindow.tree?.clipboard.string }
    set { LatestWindow.tree?.clipboard.string = newValue }
  }
  /// Whether there is text.
  public var hasStrings: Bool { string != nil }

  private override init() { super.init() }
}
