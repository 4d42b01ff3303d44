public import Foundation

/// Colours at places along a line.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  @frozen public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0, the beginning, to 1, the end.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// As the display encodes them: what most drawing programs do.
    public static let device = ColorSpace(isPerceptual: false)
    /// As they look: without a dark or grey dip between.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colours with their places, in order.
  public var stops: [Stop]

  /// Makes a gradient from stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map {
      Stop(color: $1, location: CGFloat($0) / CGFloat(last))
    }
  }

  /// The gradient with its colours mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self, space: space)
  }
}

/// A gradient with the space in which its colours are mixed.
public struct AnyGradient: Hashable, Sendable {
  /// The stops.
  package let gradient: Gradient
  /// How colours between two stops are mixed.
  package let space: Gradient.ColorSpace

  /// Wraps a gradient as it is.
  public init(_ gradient: Gradient) {
    self.init(gradient, space: .device)
  }

  package init(_ gradient: Gradient, space: Gradient.ColorSpace) {
    self.gradient = gradient
    self.space = space
  }

  /// The gradient with its colours mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient, space: space)
  }
}

extension Color {
  /// The part of white in the lighter end of `gradient`: enough to be seen, too little to fade.
  private static let gradientLight = 0.22

  /// A gentle gradient of this colour, from a lighter one to itself.
  public var gradient: AnyGradient {
    AnyGradient(
      Gradient(colors: [mix(with: .white, by: Color.gradientLight), self]), space: .perceptual)
  }
}
