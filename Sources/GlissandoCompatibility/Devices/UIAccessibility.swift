import GlissandoControls
import GlissandoMotion
import GlissandoViews

/// What people have set for reading and seeing, as programs ask that know telephones.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// Whether people want less motion: as the window that was told last.
  public static var isReduceMotionEnabled: Bool { LatestWindow.reducesMotion }
  /// Whether people want less translucency: desktops do not say.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the screen is read aloud: desktops do not say.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether text is bold: desktops do not say.
  public static var isBoldTextEnabled: Bool { false }
}
