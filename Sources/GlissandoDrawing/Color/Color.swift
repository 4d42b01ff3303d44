import Foundation
public import GlissandoMotion

/// A colour, which may depend on where it is used.
///
/// The system's colours have a light and a dark value; `resolve(in:)` chooses. Numbers that are not
/// finite count as zero, and opacities are limited to [0, 1].
public struct Color: Hashable, Sendable {
  /// The meaning of red, green and blue.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The space of ordinary displays and of the web.
    case sRGB
    /// The primaries of sRGB, in proportion to light.
    case sRGBLinear
    /// The wider space of newer displays.
    case displayP3
  }

  /// What a colour is made from.
  indirect enum Source: Hashable, Sendable {
    case resolved(Resolved)
    case system(SystemColor)
    case adaptive(light: Resolved, dark: Resolved)
    case accent
    case opacity(Color, Double)
    case mix(Color, Color, Double, Gradient.ColorSpace)
    case style(StyledColor)
  }

  let source: Source

  init(source: Source) {
    self.source = source
  }

  /// Makes a colour that is the same everywhere.
  public init(_ resolved: Resolved) {
    source = .resolved(resolved)
  }

  /// Makes a colour that is what a style says.
  package init(_ style: StyledColor) { source = .style(style) }

  /// Makes a colour from 0xRRGGBB.
  package init(hex: UInt32, opacity: Float = 1) { self.init(Resolved(hex: hex, opacity: opacity)) }

  /// Makes a colour that is one in the light and another in the dark.
  package init(light: Resolved, dark: Resolved) {
    source = .adaptive(light: light, dark: dark)
  }

  /// Makes a colour from red, green and blue, each in [0, 1] unless the space is to be exceeded.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    source = .resolved(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity)))
  }

  /// Makes a grey, from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from hue, saturation and brightness, each in [0, 1]; hues wrap around.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turns = hue.isFinite ? hue - hue.rounded(.down) : 0
    func channel(_ offset: Double) -> Double {
      // Smith 1978, "Color gamut transform pairs", doi:10.1145/965139.807361.
      let position = (offset + turns * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The colour with its opacity multiplied by `opacity`, which is limited to [0, 1].
  public func opacity(_ opacity: Double) -> Color {
    if case .resolved(var resolved) = source {
      resolved.opacity *= Float(opacity.limitedToOne)
      return Color(resolved)
    }
    return Color(source: .opacity(self, opacity))
  }

  /// The mixture with another colour, from 0, this one, to 1, the other; limited to [0, 1].
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(source: .mix(self, rhs, fraction.limitedToOne, colorSpace))
  }

  /// The colour as it is to be shown in `environment`: its numbers for light or dark.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch source {
    case .resolved(let resolved): return resolved
    case .system(let color):
      var resolved = color.resolved(in: environment.colorScheme)
      if color == .primary, environment.isStencil { resolved.opacity = 1 }
      return resolved
    case .adaptive(let light, let dark): return environment.colorScheme == .dark ? dark : light
    case .accent:
      guard let accent = environment.accentColor, accent.source != .accent else {
        return SystemColor.blue.resolved(in: environment.colorScheme)
      }
      return accent.resolve(in: environment)
    case .opacity(let color, let opacity):
      var resolved = color.resolve(in: environment)
      resolved.opacity *= Float(opacity.limitedToOne)
      return resolved
    case .mix(let first, let second, let fraction, let space):
      return first.resolve(in: environment).mixed(
        with: second.resolve(in: environment), by: fraction, in: space)
    case .style(let style): return style.resolve(environment)
    }
  }
}

extension Double {
  /// The number limited to [0, 1]; zero when it is not a number.
  package var limitedToOne: Double { self >= 0 ? min(self, 1) : 0 }
}

extension Color: CustomStringConvertible {
  /// The name of a system colour, or the numbers as `#RRGGBBAA`.
  public var description: String {
    switch source {
    case .resolved(let resolved): resolved.description
    case .system(let color): color.rawValue
    case .adaptive(let light, let dark): "\(light) or \(dark)"
    case .accent: "accentColor"
    case .opacity(let color, let opacity): "\(opacity.shortText) \(color)"
    case .mix(let first, let second, let fraction, _):
      "mix(\(first), \(second), \(fraction.shortText))"
    case .style(let style): style.description
    }
  }
}
