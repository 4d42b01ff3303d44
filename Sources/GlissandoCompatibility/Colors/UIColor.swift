public import Foundation
public import GlissandoDrawing

/// A colour as programs name it that are written with a system's own controls in mind.
///
/// Only what such programs hand to ``Color``: the system's colours by meaning, and colours by their
/// numbers. `NSColor` is the same type.
public final class UIColor: Hashable, Sendable {
  package let color: Color

  /// Makes a colour that is the same as one of the views'.
  public init(_ color: Color) { self.color = color }

  /// Makes a colour from red, green and blue, each in [0, 1].
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Makes a colour of the wider space of newer displays, each number in [0, 1].
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Makes a grey, from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// Makes a colour from hue, saturation and brightness, each in [0, 1].
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// Makes a colour that is one in the light and another in the dark.
  package init(light: Color.Resolved, dark: Color.Resolved) {
    color = Color(light: light, dark: dark)
  }

  /// The colour with another opacity, in [0, 1].
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

  /// Whether both are the same colour.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

  /// Feeds the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  fileprivate convenience init(
    _ light: UInt32, _ lightOpacity: Float = 1, dark: UInt32, _ darkOpacity: Float = 1
  ) {
    self.init(
      light: Color.Resolved(hex: light, opacity: lightOpacity),
      dark: Color.Resolved(hex: dark, opacity: darkOpacity))
  }
}

/// The name that the same colours have on the desktop.
public typealias NSColor = UIColor

extension Color {
  /// Makes a colour that is one of the system's.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// Makes a colour that is one of the system's.
  public init(nsColor: NSColor) { self = nsColor.color }
  /// Makes a colour that is one of the system's; an older spelling.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}

// The values are those that Apple's Human Interface Guidelines publish ("Color", read 2026-11-21).

extension UIColor {
  /// The ground of a page.
  public static let systemBackground = UIColor(0xFFFFFF, dark: 0x000000)
  /// What lies on the ground of a page.
  public static let secondarySystemBackground = UIColor(0xF2F2F7, dark: 0x1C1C1E)
  /// What lies on that.
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, dark: 0x2C2C2E)
  /// The ground of a page with cards.
  public static let systemGroupedBackground = UIColor(0xF2F2F7, dark: 0x000000)
  /// The cards on such a page.
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, dark: 0x1C1C1E)
  /// What lies on the cards.
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, dark: 0x2C2C2E)

  /// The colour of text.
  public static let label = UIColor(0x000000, dark: 0xFFFFFF)
  /// The colour of less important text.
  public static let secondaryLabel = UIColor(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// The colour of even less important text.
  public static let tertiaryLabel = UIColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// The colour of the least important text.
  public static let quaternaryLabel = UIColor(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// The colour of text where something is to be written.
  public static let placeholderText = UIColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// The colour of links.
  public static let link = UIColor(0x007AFF, dark: 0x0984FF)
  /// Lines between things, which let what is below shine through.
  public static let separator = UIColor(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// Lines between things.
  public static let opaqueSeparator = UIColor(0xC6C6C8, dark: 0x38383A)

  /// The ground of thin and small shapes.
  public static let systemFill = UIColor(0x787880, 0.2, dark: 0x787880, 0.36)
  /// The ground of shapes of medium size, such as switches.
  public static let secondarySystemFill = UIColor(0x787880, 0.16, dark: 0x787880, 0.32)
  /// The ground of large shapes, such as fields and buttons.
  public static let tertiarySystemFill = UIColor(0x767680, 0.12, dark: 0x767680, 0.24)
  /// The ground of large areas with much in them.
  public static let quaternarySystemFill = UIColor(0x747480, 0.08, dark: 0x767680, 0.18)

  /// A grey.
  public static let systemGray = UIColor(0x8E8E93, dark: 0x8E8E93)
  /// A grey, one step nearer to the ground.
  public static let systemGray2 = UIColor(0xAEAEB2, dark: 0x636366)
  /// A grey, two steps nearer to the ground.
  public static let systemGray3 = UIColor(0xC7C7CC, dark: 0x48484A)
  /// A grey, three steps nearer to the ground.
  public static let systemGray4 = UIColor(0xD1D1D6, dark: 0x3A3A3C)
  /// A grey, four steps nearer to the ground.
  public static let systemGray5 = UIColor(0xE5E5EA, dark: 0x2C2C2E)
  /// A grey, nearly the ground.
  public static let systemGray6 = UIColor(0xF2F2F7, dark: 0x1C1C1E)

  /// A red that adapts to light and dark.
  public static let systemRed = UIColor(Color.red)
  /// An orange that adapts to light and dark.
  public static let systemOrange = UIColor(Color.orange)
  /// A yellow that adapts to light and dark.
  public static let systemYellow = UIColor(Color.yellow)
  /// A green that adapts to light and dark.
  public static let systemGreen = UIColor(Color.green)
  /// A mint that adapts to light and dark.
  public static let systemMint = UIColor(Color.mint)
  /// A teal that adapts to light and dark.
  public static let systemTeal = UIColor(Color.teal)
  /// A cyan that adapts to light and dark.
  public static let systemCyan = UIColor(Color.cyan)
  /// A blue that adapts to light and dark.
  public static let systemBlue = UIColor(Color.blue)
  /// An indigo that adapts to light and dark.
  public static let systemIndigo = UIColor(Color.indigo)
  /// A purple that adapts to light and dark.
  public static let systemPurple = UIColor(Color.purple)
  /// A pink that adapts to light and dark.
  public static let systemPink = UIColor(Color.pink)
  /// A brown that adapts to light and dark.
  public static let systemBrown = UIColor(Color.brown)
  /// The colour of what can be acted on.
  public static let tintColor = UIColor(Color.accentColor)

  /// Black, in light and in dark.
  public static let black = UIColor(Color.black)
  /// White, in light and in dark.
  public static let white = UIColor(Color.white)
  /// Grey, in light and in dark.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A light grey, in light and in dark.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// A dark grey, in light and in dark.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// The primary red, in light and in dark.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The primary green, in light and in dark.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The primary blue, in light and in dark.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Yellow, in light and in dark.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Cyan, in light and in dark.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Magenta, in light and in dark.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange, in light and in dark.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple, in light and in dark.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, in light and in dark.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing at all.
  public static let clear = UIColor(Color.clear)
}

extension UIColor {
  /// The ground of a window.
  public static let windowBackgroundColor = UIColor(0xECECEC, dark: 0x323232)
  /// The ground of large controls, such as lists.
  public static let controlBackgroundColor = UIColor(0xFFFFFF, dark: 0x1E1E1E)
  /// The ground of text.
  public static let textBackgroundColor = UIColor(0xFFFFFF, dark: 0x1E1E1E)
  /// The ground below a page.
  public static let underPageBackgroundColor = UIColor(0x969696, 0.9, dark: 0x282828)
  /// The surface of a control.
  public static let controlColor = UIColor(0xFFFFFF, dark: 0xFFFFFF, 0.25)
  /// The colour of what can be acted on.
  public static let controlAccentColor = UIColor(Color.accentColor)
  /// The colour of text.
  public static let textColor = UIColor(0x000000, dark: 0xFFFFFF)
  /// The colour of text that labels something.
  public static let labelColor = UIColor(0x000000, 0.85, dark: 0xFFFFFF, 0.85)
  /// The colour of less important text.
  public static let secondaryLabelColor = UIColor(0x000000, 0.5, dark: 0xFFFFFF, 0.55)
  /// The colour of even less important text.
  public static let tertiaryLabelColor = UIColor(0x000000, 0.25, dark: 0xFFFFFF, 0.25)
  /// Lines between things.
  public static let separatorColor = UIColor(0x000000, 0.1, dark: 0xFFFFFF, 0.1)
  /// The ground of what is selected.
  public static let selectedContentBackgroundColor = UIColor(0x0064E1, dark: 0x0059D1)
}
