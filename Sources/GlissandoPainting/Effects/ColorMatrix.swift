import CBlit
import Foundation
import GlissandoDrawing
import GlissandoMotion

/// A change of colours as a matrix over red, green, blue, opacity and 1, each in [0, 1].
struct ColorMatrix {
  /// Columns: what red, green, blue, opacity and 1 give to the four channels.
  private var red = SIMD4<Float>(1, 0, 0, 0)
  private var green = SIMD4<Float>(0, 1, 0, 0)
  private var blue = SIMD4<Float>(0, 0, 1, 0)
  private var alpha = SIMD4<Float>(0, 0, 0, 1)
  private var constant = SIMD4<Float>.zero

  /// How bright the primaries look; ITU-R BT.709.
  private static let luminance = SIMD3<Float>(0.2126, 0.7152, 0.0722)

  init(_ effect: ColorEffect) {
    switch effect {
    case .brightness(let amount):
      constant = SIMD4(Float(amount), Float(amount), Float(amount), 0)
    case .contrast(let amount):
      scale(Float(amount))
      let middle = (1 - Float(amount)) / 2
      constant = SIMD4(middle, middle, middle, 0)
    case .saturation(let amount): saturate(Float(amount))
    case .grayscale(let amount): saturate(1 - max(0, min(Float(amount), 1)))
    case .hueRotation(let angle): rotateHue(angle.radians)
    case .colorInvert:
      scale(-1)
      constant = SIMD4(1, 1, 1, 0)
    case .colorMultiply(let color):
      red *= color.red
      green *= color.green
      blue *= color.blue
      alpha *= color.opacity
    case .luminanceToAlpha:
      red = SIMD4(0, 0, 0, ColorMatrix.luminance.x)
      green = SIMD4(0, 0, 0, ColorMatrix.luminance.y)
      blue = SIMD4(0, 0, 0, ColorMatrix.luminance.z)
      alpha = .zero
    case .matrix(let columns):
      guard columns.count == 5 else { return }
      (red, green, blue, alpha) = (columns[0], columns[1], columns[2], columns[3])
      constant = columns[4]
    }
  }

  private mutating func scale(_ factor: Float) {
    red *= factor
    green *= factor
    blue *= factor
  }

  private mutating func saturate(_ amount: Float) {
    let rest = ColorMatrix.luminance * (1 - amount)
    red = SIMD4(rest.x + amount, rest.x, rest.x, 0)
    green = SIMD4(rest.y, rest.y + amount, rest.y, 0)
    blue = SIMD4(rest.z, rest.z, rest.z + amount, 0)
  }

  /// W3C, Filter Effects Module, "feColorMatrix", type hueRotate.
  private mutating func rotateHue(_ radians: Double) {
    let (c, s) = (Float(cos(radians)), Float(sin(radians)))
    red = SIMD4(
      0.213 + c * 0.787 - s * 0.213, 0.213 - c * 0.213 + s * 0.143, 0.213 - c * 0.213 - s * 0.787, 0
    )
    green = SIMD4(
      0.715 - c * 0.715 - s * 0.715, 0.715 + c * 0.285 + s * 0.140, 0.715 - c * 0.715 + s * 0.715, 0
    )
    blue = SIMD4(
      0.072 - c * 0.072 + s * 0.928, 0.072 - c * 0.072 - s * 0.283, 0.072 + c * 0.928 + s * 0.072, 0
    )
  }

  /// What red, green, blue, opacity and 1 give to red, green, blue and opacity.
  var columns: [SIMD4<Float>] { [red, green, blue, alpha, constant] }

  /// Whether every number is finite.
  var isFinite: Bool {
    // Each by itself: the sum of large numbers is not finite.
    columns.allSatisfy { ($0 * 0).sum() == 0 }
  }

  /// Changes premultiplied pixels.
  ///
  /// Pixels of nothing stay so.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    var columns = (red, green, blue, alpha, constant)
    withUnsafeBytes(of: &columns) { bytes in
      let numbers = bytes.assumingMemoryBound(to: Float.self).baseAddress
      for row in 0..<height { glissando_recolor(pixels + row * stride, width, numbers) }
    }
  }
}
