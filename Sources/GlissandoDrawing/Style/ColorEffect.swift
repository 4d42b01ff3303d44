package import GlissandoMotion

/// A change of all colours of a group.
package enum ColorEffect: Hashable, Sendable {
  /// Adds to each channel, in [-1, 1].
  case brightness(Double)
  /// Stretches the channels about their middle; 1 changes nothing.
  case contrast(Double)
  /// Stretches the colours about their grey; 1 changes nothing, 0 is grey.
  case saturation(Double)
  /// How far the colours go to grey, in [0, 1].
  case grayscale(Double)
  /// Turns the hues.
  case hueRotation(Angle)
  /// Swaps light and dark, by channel.
  case colorInvert
  /// Multiplies with a colour.
  case colorMultiply(Color.Resolved)
  /// Makes dark parts transparent and all of it black.
  case luminanceToAlpha
  /// Puts red, green, blue and opacity together from five columns: what red, green, blue, opacity and 1
  /// give to them. Other numbers of columns change nothing.
  case matrix([SIMD4<Float>])
}
