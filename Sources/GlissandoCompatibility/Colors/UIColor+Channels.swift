public import Foundation
import GlissandoControls
public import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// Colours by their channels, and as they are in the light and in the dark.

extension UIColor {
  /// Makes a colour that a closure chooses by whether it is light or dark.
  ///
  /// The closure is asked at once, for each of the two.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func resolved(_ scheme: ColorScheme) -> Color.Resolved {
      let traits = UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle(scheme))
      return dynamicProvider(traits).color.resolved(scheme)
    }
    self.init(light: resolved(.light), dark: resolved(.dark))
  }

  /// Makes a colour from its channels.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// The colour as it is in the light or in the dark.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(color.resolved(ColorScheme(traitCollection.userInterfaceStyle) ?? .light)))
  }

  /// The channels of the colour as it is in the light.
  public var cgColor: CGColor { CGColor(color.resolved(.light)) }

  /// Writes the channels of the colour as it is in the light, each in [0, 1]; nil is not written.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolved(.light)
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Writes how light the colour is, in [0, 1]; nil is not written.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolved(.light)
    // ITU-R BT.709: how much each channel counts in what is seen.
    white?.pointee = CGFloat(
      0.2126 * resolved.red + 0.7152 * resolved.green + 0.0722 * resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Writes hue, saturation and brightness of the colour as it is in the light, each in [0, 1]; nil
  /// is not written.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolved(.light)
    let parts = HueParts(red: resolved.red, green: resolved.green, blue: resolved.blue)
    hue?.pointee = CGFloat(parts.hue)
    saturation?.pointee = CGFloat(parts.saturation)
    brightness?.pointee = CGFloat(parts.brightness)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }
}

extension Color {
  /// The colour's channels in the light or in the dark.
  fileprivate func resolved(_ scheme: ColorScheme) -> Resolved {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return resolve(in: environment)
  }
}

/// A colour as its channels, as programs name it that come from C.
public struct CGColor: Hashable, Sendable {
  fileprivate let resolved: Color.Resolved

  fileprivate init(_ resolved: Color.Resolved) { self.resolved = resolved }

  /// Makes a colour from red, green and blue, each in [0, 1].
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    resolved = Color.Resolved(
      red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// Makes a colour from red, green and blue, each in [0, 1].
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey, from 0, black, to 1, white.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity, each in [0, 1].
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }
  /// How many channels there are, with the opacity.
  public var numberOfComponents: Int { 4 }
  /// The opacity, in [0, 1].
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// The colour with another opacity, in [0, 1].
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = resolved
    copy.opacity = alpha >= 0 ? Float(min(alpha, 1)) : 0
    return CGColor(copy)
  }

  /// Black.
  @_disfavoredOverload  // so that Color(.black) is that of UIColor
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  @_disfavoredOverload  // so that Color(.white) is that of UIColor
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Nothing at all.
  @_disfavoredOverload  // so that Color(.clear) is that of UIColor
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension Color {
  /// Makes a colour from its channels.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// Makes a colour from its channels; an older spelling.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

  /// The channels of a colour that is the same everywhere; nil for one that depends on its place.
  public var cgColor: CGColor? {
    let (light, dark) = (resolved(.light), resolved(.dark))
    return light == dark ? CGColor(light) : nil
  }
}
