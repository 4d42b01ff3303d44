public import Foundation
import GlissandoControls
import GlissandoMotion
import GlissandoViews

/// What a program is seen on, as programs name it that fill a whole screen.
///
/// SwiftUI: programs there fill the screen, so that its size is theirs. Here it is the window's: that of
/// the one that was opened or sized last. What reads it is not told when it changes; `GeometryReader`,
/// `containerRelativeFrame` and `onGeometryChange` are.
@MainActor @preconcurrency
public final class UIScreen {
  /// What the program is seen on.
  public static let main = UIScreen()

  /// The window's size in points, with its corner at the origin; before there is one, that of windows
  /// whose size nobody says.
  public var bounds: CGRect { CGRect(origin: .zero, size: LatestWindow.size) }

  /// Pixels for each point.
  public var scale: CGFloat { LatestWindow.scale }

  /// The window's size in pixels, with its corner at the origin.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels for each point.
  public var nativeScale: CGFloat { scale }

  /// What it says of itself under a name that is not public, such as the radius of its corners: nothing.
  public func value(forKey key: String) -> Any? { nil }

  private init() {}
}
