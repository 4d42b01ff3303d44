public import Foundation
import GlissandoControls
public import GlissandoDrawing
import GlissandoViews

/// A font as programs name it that are written with a system's own controls in mind.
///
/// Only what such programs hand to ``Font``. `NSFont` is the same type.
public final class UIFont: Sendable {
  /// How heavy the strokes of the letters are.
  public typealias Weight = Font.Weight

  /// Roles that text plays.
  public struct TextStyle: Hashable, Sendable {
    fileprivate let style: Font.TextStyle
    /// The largest title.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// A title.
    public static let title1 = TextStyle(style: .title)
    /// A smaller title.
    public static let title2 = TextStyle(style: .title2)
    /// The smallest title.
    public static let title3 = TextStyle(style: .title3)
    /// What begins a paragraph.
    public static let headline = TextStyle(style: .headline)
    /// What comes after that.
    public static let subheadline = TextStyle(style: .subheadline)
    /// Running text.
    public static let body = TextStyle(style: .body)
    /// What stands out.
    public static let callout = TextStyle(style: .callout)
    /// Notes.
    public static let footnote = TextStyle(style: .footnote)
    /// What is written below pictures.
    public static let caption1 = TextStyle(style: .caption)
    /// The smallest of that.
    public static let caption2 = TextStyle(style: .caption2)
  }

  fileprivate let font: Font
  /// The size in points.
  public let pointSize: CGFloat

  private init(_ font: Font, _ size: CGFloat) {
    self.font = font
    pointSize = size
  }

  /// Takes the font of a name, with a size in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, size: fontSize), fontSize)
  }

  /// The font of the system in a size.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight), fontSize)
  }

  /// The heavy font of the system in a size.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The font of the system with letters of one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight, design: .monospaced), fontSize)
  }

  /// The font of the system with digits of one width.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight).monospacedDigit(), fontSize)
  }

  /// The font of a role.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), CGFloat(style.style.size))
  }
}

/// The name that the same fonts have on the desktop.
public typealias NSFont = UIFont

extension Font {
  /// Makes a font that is the same as one of the system's.
  public init(_ font: UIFont) { self = font.font }
}
