/// How each channel of a changed colour is put together from those of the colour before.
///
/// The numbers of a letter make one channel: its parts of red, green, blue and opacity, and what is
/// added to them. Channels lie in [0, 1] as the display encodes them, are not multiplied by the
/// opacity, and are limited to that range again. What is transparent stays so.
public struct ColorMatrix: Equatable, Sendable {
  /// The part of red in red.
  public var r1: Float = 1
  /// The part of green in red.
  public var r2: Float = 0
  /// The part of blue in red.
  public var r3: Float = 0
  /// The part of the opacity in red.
  public var r4: Float = 0
  /// What is added to red.
  public var r5: Float = 0
  /// The part of red in green.
  public var g1: Float = 0
  /// The part of green in green.
  public var g2: Float = 1
  /// The part of blue in green.
  public var g3: Float = 0
  /// The part of the opacity in green.
  public var g4: Float = 0
  /// What is added to green.
  public var g5: Float = 0
  /// The part of red in blue.
  public var b1: Float = 0
  /// The part of green in blue.
  public var b2: Float = 0
  /// The part of blue in blue.
  public var b3: Float = 1
  /// The part of the opacity in blue.
  public var b4: Float = 0
  /// What is added to blue.
  public var b5: Float = 0
  /// The part of red in the opacity.
  public var a1: Float = 0
  /// The part of green in the opacity.
  public var a2: Float = 0
  /// The part of blue in the opacity.
  public var a3: Float = 0
  /// The part of the opacity in the opacity.
  public var a4: Float = 1
  /// What is added to the opacity.
  public var a5: Float = 0

  /// Makes a matrix that changes nothing.
  public init() {}

  /// What red, green, blue, opacity and 1 give to the four channels.
  var columns: [SIMD4<Float>] {
    [
      SIMD4(r1, g1, b1, a1), SIMD4(r2, g2, b2, a2), SIMD4(r3, g3, b3, a3), SIMD4(r4, g4, b4, a4),
      SIMD4(r5, g5, b5, a5),
    ]
  }
}
