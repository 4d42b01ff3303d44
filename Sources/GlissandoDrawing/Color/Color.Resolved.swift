import Foundation
import GlissandoMotion

// A colour as numbers.

extension Color {
  /// A colour as numbers, which do not depend on anything else.
  ///
  /// The channels are kept in proportion to light, not premultiplied, in the primaries of sRGB;
  /// values outside [0, 1] lie outside sRGB and are limited when they are shown.
  @frozen public struct Resolved: Hashable, Sendable {
    /// Red in proportion to light.
    public var linearRed: Float
    /// Green in proportion to light.
    public var linearGreen: Float
    /// Blue in proportion to light.
    public var linearBlue: Float
    /// From 0, invisible, to 1, opaque.
    public var opacity: Float

    @inlinable package init(
      linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float
    ) {
      self.linearRed = linearRed
      self.linearGreen = linearGreen
      self.linearBlue = linearBlue
      self.opacity = opacity
    }

    /// Makes a colour from numbers of a colour space.
    ///
    /// Numbers that are not finite count as zero; the opacity is limited to [0, 1].
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let channels = [red, green, blue].map { $0.isFinite ? Double($0) : 0 }
      let linear =
        colorSpace == .sRGBLinear ? channels : channels.map(TransferCurve.linear(fromEncoded:))
      let (r, g, b) =
        colorSpace == .displayP3
        ? TransferCurve.sRGB(fromLinearP3: (linear[0], linear[1], linear[2]))
        : (linear[0], linear[1], linear[2])
      linearRed = Float(r)
      linearGreen = Float(g)
      linearBlue = Float(b)
      self.opacity = opacity >= 0 ? min(opacity, 1) : 0
    }

    /// Makes a colour from 0xRRGGBB.
    package init(hex: UInt32, opacity: Float = 1) {
      self.init(
        red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255,
        blue: Float(hex & 0xFF) / 255, opacity: opacity)
    }

    /// Red as sRGB encodes it.
    public var red: Float {
      get { Float(TransferCurve.encoded(fromLinear: Double(linearRed))) }
      set { linearRed = Float(TransferCurve.linear(fromEncoded: Double(newValue))) }
    }

    /// Green as sRGB encodes it.
    public var green: Float {
      get { Float(TransferCurve.encoded(fromLinear: Double(linearGreen))) }
      set { linearGreen = Float(TransferCurve.linear(fromEncoded: Double(newValue))) }
    }

    /// Blue as sRGB encodes it.
    public var blue: Float {
      get { Float(TransferCurve.encoded(fromLinear: Double(linearBlue))) }
      set { linearBlue = Float(TransferCurve.linear(fromEncoded: Double(newValue))) }
    }

    /// The colour as 8-bit red, green, blue and opacity, not premultiplied, as a display shows it.
    package var bytes: SIMD4<UInt8> {
      func byte(_ value: Float) -> UInt8 { UInt8((max(0, min(value, 1)) * 255).rounded()) }
      return SIMD4(byte(red), byte(green), byte(blue), byte(opacity))
    }

    /// Relative luminance (WCAG 2.2, "relative luminance"), whatever the opacity; 0 is black and 1 is white.
    package var luminance: Double {
      0.2126 * Double(linearRed) + 0.7152 * Double(linearGreen) + 0.0722 * Double(linearBlue)
    }

    /// The contrast of what is painted in the colour on an opaque ground, from 1, none, to 21 (WCAG 2.2, "contrast
    /// ratio").
    package func contrast(on ground: Resolved) -> Double {
      var paint = self
      paint.opacity = 1
      let seen = ground.mixed(with: paint, by: Double(opacity), in: .device).luminance
      let (lighter, darker) = (max(seen, ground.luminance), min(seen, ground.luminance))
      return (lighter + 0.05) / (darker + 0.05)
    }

    /// Whether all four numbers are finite.
    @inlinable package var isFinite: Bool {
      (linearRed * 0 + linearGreen * 0 + linearBlue * 0 + opacity * 0) == 0
    }

    /// The mixture with another colour; 0 gives this one and 1 the other, exactly.
    package func mixed(
      with other: Resolved, by fraction: Double, in space: Gradient.ColorSpace = .perceptual
    ) -> Resolved {
      if !(fraction > 0) { return self }
      if fraction >= 1 { return other }
      if space.isPerceptual {
        var result = self
        result.animatableData = animatableData.interpolated(
          towards: other.animatableData, amount: fraction)
        return result
      }
      return mixedInDeviceSpace(with: other, by: Float(fraction))
    }

    private func mixedInDeviceSpace(with other: Resolved, by fraction: Float) -> Resolved {
      let alpha = opacity + (other.opacity - opacity) * fraction
      guard alpha > 0 else { return self }
      func channel(_ first: Float, _ second: Float) -> Float {
        (first * opacity * (1 - fraction) + second * other.opacity * fraction) / alpha
      }
      return Resolved(
        red: channel(red, other.red), green: channel(green, other.green),
        blue: channel(blue, other.blue), opacity: alpha)
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The colour as `#RRGGBB`, with two more digits when it is not opaque.
  public var description: String {
    let bytes = self.bytes
    func hex(_ byte: UInt8) -> String {
      let text = String(byte, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    let opaque = "#" + hex(bytes.x) + hex(bytes.y) + hex(bytes.z)
    return bytes.w == 255 ? opaque : opaque + hex(bytes.w)
  }
}

/// How sRGB numbers relate to light.
enum TransferCurve {
  /// Light from an encoded channel; IEC 61966-2-1, mirrored below zero.
  static func linear(fromEncoded value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  /// The encoded channel from light; IEC 61966-2-1, mirrored below zero.
  static func encoded(fromLinear value: Double) -> Double {
    let size = abs(value)
    let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }

  /// From the primaries of Display P3 to those of sRGB, both with the white D65.
  ///
  /// The matrix follows from the chromaticities in SMPTE EG 432-1 and ITU-R BT.709.
  static func sRGB(
    fromLinearP3 p3: (r: Double, g: Double, b: Double)
  ) -> (Double, Double, Double) {
    (
      1.224_940_176_280_59 * p3.r - 0.224_940_176_280_59 * p3.g,
      -0.042_056_954_709_69 * p3.r + 1.042_056_954_709_69 * p3.g,
      -0.019_637_554_590_33 * p3.r - 0.078_636_045_550_63 * p3.g + 1.098_273_600_140_97 * p3.b
    )
  }
}
