import Foundation
public import GlissandoMotion

/// A colour as a vector to interpolate: Oklab, premultiplied by opacity.
///
/// In Oklab equal steps look equal, so that a mixture has no dark or grey dip: red to blue passes
/// through purple. Premultiplying keeps the hidden hue of a transparent colour from showing.
/// Four Doubles, so that the way there and back is exact in the Floats of `Color.Resolved`.
/// B. Ottosson, "A perceptual color space for image processing" (2020), bottosson.github.io.
@frozen public struct ColorVector: Hashable, Sendable {
  /// Lightness, the two axes green–red and blue–yellow, all times opacity, and the opacity.
  @usableFromInline package var components: SIMD4<Double>

  @usableFromInline package init(components: SIMD4<Double>) {
    self.components = components
  }
}

extension ColorVector: VectorArithmetic {
  /// The vector of transparent black.
  @inlinable public static var zero: ColorVector { ColorVector(components: .zero) }

  /// The sum, by component.
  @inlinable public static func + (lhs: ColorVector, rhs: ColorVector) -> ColorVector {
    ColorVector(components: lhs.components + rhs.components)
  }

  /// The difference, by component.
  @inlinable public static func - (lhs: ColorVector, rhs: ColorVector) -> ColorVector {
    ColorVector(components: lhs.components - rhs.components)
  }

  /// Multiplies each component.
  @inlinable public mutating func scale(by rhs: Double) {
    components *= rhs
  }

  /// The sum of the squares of the components.
  @inlinable public var magnitudeSquared: Double {
    (components * components).sum()
  }
}

extension Color.Resolved: Animatable {
  /// The colour as a vector to interpolate.
  ///
  /// Setting what was read gives back the same colour, except that a colour without opacity loses
  /// its hue. The opacity is limited to [0, 1]; what is not finite gives transparent black.
  public var animatableData: ColorVector {
    get { ColorVector(self) }
    set { self = Color.Resolved(newValue) }
  }
}

extension ColorVector {
  /// The vector of a colour.
  package init(_ color: Color.Resolved) {
    let (r, g, b) = (
      Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue)
    )
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    let alpha = Double(color.opacity)
    components =
      SIMD4(
        0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
        1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
        0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s, 1) * alpha
  }
}

extension Color.Resolved {
  /// The colour of a vector.
  package init(_ vector: ColorVector) {
    let c = vector.components
    guard c.w > 0, (c * 0).sum() == 0 else {
      self.init(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
      return
    }
    let (lightness, a, b) = (c.x / c.w, c.y / c.w, c.z / c.w)
    let m = OklabMatrix.self
    var l = m.ll * lightness + m.la * a + m.lb * b
    var n = m.ml * lightness + m.ma * a + m.mb * b
    var s = m.sl * lightness + m.sa * a + m.sb * b
    l = l * l * l
    n = n * n * n
    s = s * s * s
    self.init(
      linearRed: Color.Resolved.channel(m.rl * l + m.rm * n + m.rs * s),
      linearGreen: Color.Resolved.channel(m.gl * l + m.gm * n + m.gs * s),
      linearBlue: Color.Resolved.channel(m.bl * l + m.bm * n + m.bs * s),
      opacity: Float(min(c.w, 1)))
  }

  /// A channel from a sum whose terms may cancel out: what rounding has left is nothing.
  private static func channel(_ sum: Double) -> Float {
    abs(sum) < 1e-13 ? 0 : Float(sum)
  }
}
