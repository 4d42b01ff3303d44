public import Foundation
package import GlissandoMotion

/// A font as a program asks for it.
///
/// Sizes are points, and one point is one pixel at scale 1. The text styles have sizes for a
/// desktop, read at arm's length: 15 points for the body, between the 13 of macOS and the 17 of a
/// telephone; see `TextStyle`.
public struct Font: Hashable, Sendable {
  /// Roles that text plays, each with a size and weight.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// 32 points.
    case largeTitle
    /// 26 points.
    case title
    /// 21 points.
    case title2
    /// 18 points.
    case title3
    /// 15 points, semibold.
    case headline
    /// 14 points.
    case subheadline
    /// 15 points: the size of running text.
    case body
    /// 14 points.
    case callout
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2

    /// The size in points.
    package var size: Double {
      switch self {
      case .largeTitle: 32
      case .title: 26
      case .title2: 21
      case .title3: 18
      case .headline, .body: 15
      case .subheadline, .callout: 14
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    /// The weight that goes with the role.
    package var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// How heavy the strokes of the letters are.
  public struct Weight: Hashable, Sendable {
    /// The weight on the scale of CSS, from 1 to 1000, where 400 is regular.
    package var value: Int

    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// The general look of the letters.
  public enum Design: Hashable, Sendable {
    /// Without serifs.
    case `default`
    /// With serifs.
    case serif
    /// With round ends, where there is such a font.
    case rounded
    /// All letters of one width.
    case monospaced
  }

  /// How far apart lines are.
  public enum Leading: Hashable, Sendable {
    /// As the font has it.
    case standard
    /// Closer.
    case tight
    /// Further.
    case loose
  }

  var descriptor: FontDescriptor
  /// Whether it grows with the size of text that the person prefers.
  private let followsTextSize: Bool

  init(descriptor: FontDescriptor, followsTextSize: Bool = false) {
    self.descriptor = descriptor
    self.followsTextSize = followsTextSize
  }

  init(style: TextStyle) {
    self.init(
      descriptor: FontDescriptor(size: style.size, weight: style.weight), followsTextSize: true)
  }

  /// The descriptor that a text shaper needs, in the size that the person prefers.
  package func resolve(in environment: EnvironmentValues) -> FontDescriptor {
    guard followsTextSize, environment.textScale != 1 else { return descriptor }
    var result = descriptor
    result.size = FontDescriptor.usable(size: result.size * environment.textScale)
    return result
  }
}

extension EnvironmentValues {
  /// The factor of the sizes of text that follow what the person prefers.
  @Entry package var textScale: Double = 1
}

extension Font {
  /// 32 points.
  public static let largeTitle = Font(style: .largeTitle)
  /// 26 points.
  public static let title = Font(style: .title)
  /// 21 points.
  public static let title2 = Font(style: .title2)
  /// 18 points.
  public static let title3 = Font(style: .title3)
  /// 15 points, semibold.
  public static let headline = Font(style: .headline)
  /// 14 points.
  public static let subheadline = Font(style: .subheadline)
  /// 15 points: the size of running text.
  public static let body = Font(style: .body)
  /// 14 points.
  public static let callout = Font(style: .callout)
  /// 13 points.
  public static let footnote = Font(style: .footnote)
  /// 12 points.
  public static let caption = Font(style: .caption)
  /// 11 points.
  public static let caption2 = Font(style: .caption2)

  /// The system's font in a size of its own.
  ///
  /// A size that is not above zero or not finite becomes that of the body.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      descriptor: FontDescriptor(
        family: .design(design ?? .default), size: FontDescriptor.usable(size: Double(size)),
        weight: weight ?? .regular))
  }

  /// The system's font in a size of its own, which grows with that of the body.
  package static func growing(size: CGFloat, weight: Weight) -> Font {
    Font(descriptor: system(size: size, weight: weight).descriptor, followsTextSize: true)
  }

  /// The system's font in the size of a role.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(
      descriptor: FontDescriptor(
        family: .design(design ?? .default), size: style.size, weight: weight ?? style.weight),
      followsTextSize: true)
  }

  /// A font by its family's name, in a size that grows with that of the body; where the family is missing the
  /// system's font stands in.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size, followsTextSize: true)
  }

  /// A font by its family's name, in a size that grows with that of a role.
  ///
  /// All roles grow alike.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    custom(name, size, followsTextSize: true)
  }

  /// A font by its family's name, in a size that no setting changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, fixedSize, followsTextSize: false)
  }

  private static func custom(_ name: String, _ size: CGFloat, followsTextSize: Bool) -> Font {
    Font(
      descriptor: FontDescriptor(
        family: .named(name), size: FontDescriptor.usable(size: Double(size)), weight: .regular),
      followsTextSize: followsTextSize)
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    with { $0.weight = weight }
  }

  /// How wide letters are.
  ///
  /// Where a font has no letters of a width, its own stand closer together or further apart.
  public struct Width: Hashable, Sendable {
    /// 0 is as the font has them; in [-1, 1].
    public var value: CGFloat

    /// Makes a width; 0 is as the font has them.
    public init(_ value: CGFloat) { self.value = value }

    /// Very narrow.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// As the font has them.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.25)

    /// The factor of the letters' width.
    package var factor: Double { value.isFinite ? min(max(1 + Double(value), 0.5), 2) : 1 }
  }

  /// The font with letters of another width.
  public func width(_ width: Width) -> Font {
    with { $0.width = width.factor }
  }

  /// The font in bold.
  public func bold() -> Font {
    weight(.bold)
  }

  /// The font in italics.
  public func italic() -> Font {
    with { $0.isItalic = true }
  }

  /// The font with all letters of one width.
  public func monospaced() -> Font {
    with { $0.family = .design(.monospaced) }
  }

  /// The font with all digits of one width, so that changing numbers do not jitter.
  public func monospacedDigit() -> Font {
    with { $0.hasTabularDigits = true }
  }

  /// The font with small capitals for all letters.
  public func smallCaps() -> Font {
    with { $0.smallCaps = [.lowercase, .uppercase] }
  }

  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font {
    with { $0.smallCaps.insert(.lowercase) }
  }

  /// The font with small capitals for large letters, where it has such.
  public func uppercaseSmallCaps() -> Font {
    with { $0.smallCaps.insert(.uppercase) }
  }

  /// The font with its lines closer or further apart.
  public func leading(_ leading: Leading) -> Font {
    with { $0.leading = leading }
  }

  private func with(_ change: (inout FontDescriptor) -> Void) -> Font {
    var result = self
    change(&result.descriptor)
    return result
  }
}
