public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

// Gradients along a line, by the distance from a point, and by the direction from it.

/// Colours that change along a line.
public struct LinearGradient: ShapeStyle, PaintStyle, View {
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes a gradient from a point to another one.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colours at equal distances.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colours at given places.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  nonisolated init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  nonisolated package func paint(in environment: EnvironmentValues) -> Paint {
    .gradient(
      GradientPaint(
        gradient, geometry: .linear(start: startPoint, end: endPoint), in: environment))
  }

  /// A rectangle of the gradient.
  public var body: some View { Rectangle().fill(self) }
}

/// Colours that change with the distance from a point.
public struct RadialGradient: ShapeStyle, PaintStyle, View {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a gradient between two circles; radii in points.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: AnyGradient(gradient), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  nonisolated init(
    gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes a gradient of colours at equal distances between two circles; radii in points.
  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Makes a gradient of colours at given places between two circles; radii in points.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  nonisolated package func paint(in environment: EnvironmentValues) -> Paint {
    .gradient(
      GradientPaint(
        gradient,
        geometry: .radial(
          center: center, startRadius: Double(startRadius), endRadius: Double(endRadius)),
        in: environment))
  }

  /// A rectangle of the gradient.
  public var body: some View { Rectangle().fill(self) }
}

/// Colours that change with the direction from a point.
public struct AngularGradient: ShapeStyle, PaintStyle, View {
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Makes a gradient between two directions.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(
      gradient: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  nonisolated init(
    gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Makes a gradient of colours at equal distances between two directions.
  nonisolated public init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes a gradient of colours at given places between two directions.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes a gradient that goes all the way round from `angle`.
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: .radians(angle.radians + 2 * .pi))
  }

  /// Makes a gradient of colours that go all the way round from `angle`.
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  nonisolated package func paint(in environment: EnvironmentValues) -> Paint {
    .gradient(
      GradientPaint(
        gradient,
        geometry: .angular(center: center, startAngle: startAngle, endAngle: endAngle),
        in: environment))
  }

  /// Makes a gradient of colours at given places all the way round from `angle`.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// A rectangle of the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension Color: View {
  /// A rectangle of the colour.
  public var body: some View { Rectangle().fill(self) }
}
