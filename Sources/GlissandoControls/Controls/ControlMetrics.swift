import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// The lengths, in points, and motions that all controls share.
enum ControlMetrics {
  /// The height of a control with one line of text.
  static func height(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 20
    case .small: 24
    case .regular: 28
    case .large: 34
    case .extraLarge: 42
    }
  }

  /// The space at both ends of a button's label.
  static func padding(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 8
    case .small: 10
    case .regular: 12
    case .large: 16
    case .extraLarge: 20
    }
  }

  /// The text of controls: a size below running text, so that content comes first.
  static func font(_ size: ControlSize) -> Font {
    .growing(size: textSize(size), weight: .medium)
  }

  /// The size of that text where people want it neither larger nor smaller.
  static func textSize(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 11
    case .small: 12
    case .regular: 13.5
    case .large: 15
    case .extraLarge: 17
    }
  }

  /// The text beside controls: as large as that on them, and lighter.
  static func labelFont(_ size: ControlSize) -> Font { font(size).weight(.regular) }

  /// The radius of a control's corners.
  static func radius(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini, .small: 5
    case .regular: 6
    case .large, .extraLarge: 8
    }
  }

  /// The least space above and below a label of several lines or of large letters.
  static let verticalPadding: CGFloat = 4
  /// The distance between a control and its label.
  static let labelSpacing: CGFloat = 10
  /// How far the mark of the keyboard lies outside of the control, and from where it comes.
  static let focusOffset: CGFloat = 2.5
  static let focusApproach: CGFloat = 7
  static let focusWidth: CGFloat = 2
  /// The switch of a toggle.
  static let switchSize = CGSize(width: 40, height: 24)
  static let switchInset: CGFloat = 3
  /// By how much the knob of a switch widens while it is pressed.
  static let switchStretch: CGFloat = 3
  static let checkboxSide: CGFloat = 18
  static let sliderTrack: CGFloat = 4
  static let sliderKnob: CGFloat = 18
  static let sliderIdealWidth: CGFloat = 160
  /// An open menu: the room around its rows, their height, their tick, and the least width.
  static let panelPadding: CGFloat = 5
  static let menuRowHeight: CGFloat = 26
  static let menuTick: CGFloat = 14
  static let menuWidth: CGFloat = 120
  /// The space at both ends of a row, and that between its tick and its label.
  static let menuPadding: CGFloat = 9
  static let menuTickSpacing: CGFloat = 8
  /// How far the label of a row is from its start.
  static let menuTextInset = menuPadding + menuTick + menuTickSpacing
  /// The text above a section of a menu: smaller than that of rows.
  static var menuTitleFont: Font { .growing(size: 11, weight: .semibold) }
  /// How faint a disabled control is.
  static let disabledOpacity = 0.42
  /// How small a pressed button becomes.
  static let pressedScale = 0.975

  /// The thickness of a border: one pixel, or the next best on a coarse screen.
  static func hairline(_ scale: CGFloat) -> CGFloat { scale >= 2 ? 1 / scale.rounded(.down) : 1 }

  /// Colours that answer the pointer.
  static let respond = Animation.smooth(duration: 0.18)
  /// What gives way under a press, and comes back with a little snap.
  static let press = Animation.snappy(duration: 0.22, extraBounce: 0.1)
  /// What moves from one place to another: a knob, a pill.
  static let glide = Animation.spring(duration: 0.32, bounce: 0.22)
  /// The mark of the keyboard.
  static let focus = Animation.snappy(duration: 0.28)
  /// How long in seconds what opens a menu is held before it opens, so that a list can still be scrolled there.
  static let menuHold = 0.15
  /// How long in seconds the pointer rests on a row of a menu that opens another one before it does: it may be on
  /// its way across.
  static let menuRest = 0.2
  /// How long in seconds a key keeps a button down that no release ends.
  static let keyPress = 0.12
}

extension EnvironmentValues {
  /// By how much the signs that are drawn beside text, such as arrows, are larger than beside that of
  /// controls of regular size, where people do not want it larger.
  var signScale: CGFloat {
    max(1, CGFloat(TextTraits().descriptor(in: self).size) / ControlMetrics.textSize(.regular))
  }
}

/// The colours that all controls share.
enum ControlColors {
  /// The surface of a button: a little lighter than the window.
  static let surface = AdaptiveColor(light: 0xFFFFFF, dark: 0x2B2D35)
  static let surfaceHovered = AdaptiveColor(light: 0xF1F3F7, dark: 0x363842)
  static let surfacePressed = AdaptiveColor(light: 0xE3E6EC, dark: 0x212329)
  /// What text is typed on.
  static let field = AdaptiveColor(light: 0xFFFFFF, dark: 0x1D1F25)
  /// What a menu lies on.
  static let panel = AdaptiveColor(light: 0xFFFFFF, dark: 0x2A2C34)
  /// What a pill or a slider lies in.
  static let well = AdaptiveColor(light: 0xE6E8EE, dark: 0x23252C)
  /// A pill, which lies on a well.
  static let raised = AdaptiveColor(light: 0xFFFFFF, dark: 0x4A4D58)
  /// The part of a slider that is not filled, and the ground of a switch that is off.
  static let track = AdaptiveColor(light: 0xC9CDD6, dark: 0x454852)
  static let trackHovered = AdaptiveColor(light: 0xBBC0CA, dark: 0x50535E)
  static let knob = AdaptiveColor(light: 0xFFFFFF, dark: 0xF4F5F8)
  /// The line around a surface and below it.
  static let border = AdaptiveColor(light: 0x000000, dark: 0xFFFFFF)
  static let shadow = AdaptiveColor(light: 0x101828, dark: 0x000000)
  /// Text that destroys something.
  static let destructive = AdaptiveColor(light: 0xC9271D, dark: 0xFF7A72)
}
