import Glissando

/// A light around a point; everything else is dimmed.
struct PointerLight: View {
  /// In points of the canvas.
  let center: CGPoint
  let radius: Double

  var body: some View {
    ZStack {
      LightRing(center: center, radius: radius)
        .fill(.black.opacity(0.6), style: FillStyle(eoFill: true))
      // A soft edge: the dimming begins in three steps, which the eye takes for one.
      LightRing(center: center, radius: radius + 5, width: 10)
        .fill(.black.opacity(0.24), style: FillStyle(eoFill: true))
      LightRing(center: center, radius: radius - 6, width: 12)
        .fill(.black.opacity(0.12), style: FillStyle(eoFill: true))
      // On a dark slide, which has little to dim, the light is seen by its edge.
      LightRing(center: center, radius: radius, width: 2.5)
        .fill(.white.opacity(0.3), style: FillStyle(eoFill: true))
    }
    .allowsHitTesting(false)
    .accessibilityIdentifier("light")
  }
}

/// A ring about a point, or all that lies around it.
private struct LightRing: Shape {
  var center: CGPoint
  var radius: Double
  /// How wide the ring is, half of it to either side of the radius; nil has everything beyond it.
  var width: Double?

  var animatableData: AnimatablePair<CGPoint.AnimatableData, Double> {
    get { AnimatablePair(center.animatableData, radius) }
    set {
      center.animatableData = newValue.first
      radius = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let half = (width ?? 0) / 2
    var path =
      width == nil ? Path(rect) : Path(ellipseIn: CGRect(center: center, radius: radius + half))
    path.addEllipse(in: CGRect(center: center, radius: radius - half))
    return path
  }
}

extension CGRect {
  /// The square around a circle; a radius below 0 counts as 0.
  fileprivate init(center: CGPoint, radius: Double) {
    let radius = max(radius, 0)
    self.init(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
