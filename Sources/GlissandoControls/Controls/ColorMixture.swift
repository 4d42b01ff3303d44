import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// A colour as people mix it: all parts in [0, 1].
struct ColorMixture: Equatable {
  var hue: Double
  var saturation: Double
  var brightness: Double
  var opacity: Double

  /// The parts of a colour; grey has the hue and black the saturation of red, 0.
  ///
  /// Smith 1978, "Color gamut transform pairs", doi:10.1145/965139.807361.
  init(_ color: Color.Resolved) {
    func channel(_ value: Float) -> Double { min(max(Double(value), 0), 1) }
    let (red, green, blue) = (channel(color.red), channel(color.green), channel(color.blue))
    let parts = HueParts(red: red, green: green, blue: blue)
    (hue, saturation, brightness) = (parts.hue, parts.saturation, parts.brightness)
    opacity = channel(color.opacity)
  }

  /// The colour.
  var color: Color {
    Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
  }

  /// The colour with one part exchanged.
  func with(_ part: WritableKeyPath<ColorMixture, Double>, _ value: Double) -> ColorMixture {
    var copy = self
    copy[keyPath: part] = min(max(value, 0), 1)
    return copy
  }
}

/// A colour's hue, saturation and brightness, the first two of them 0 where there is none.
///
/// Smith 1978, "Color gamut transform pairs", doi:10.1145/965139.807361.
package struct HueParts<Scalar: BinaryFloatingPoint> {
  /// Round the circle of colours from red to red, in [0, 1).
  package var hue: Scalar = 0
  /// How far from grey.
  package let saturation: Scalar
  /// The largest of the three parts.
  package let brightness: Scalar

  /// Those of a colour of three parts.
  package init(red: Scalar, green: Scalar, blue: Scalar) {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    brightness = most
    saturation = most > 0 ? range / most : 0
    guard range > 0 else { return }
    let sixth: Scalar
    if most == red {
      sixth = (green - blue) / range
    } else if most == green {
      sixth = 2 + (blue - red) / range
    } else {
      sixth = 4 + (red - green) / range
    }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }
}
