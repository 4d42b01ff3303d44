import Glissando
import GlissandoDeck

/// A shape that becomes others: outlines with different numbers of points morph.
struct ShapeElement: View {
  let properties: ElementProperties

  var body: some View {
    let shape = MorphingShape(
      kinds: ShapeWeights(properties.shape), corner: properties.corner,
      start: properties.trim.lowerBound, end: properties.trim.upperBound)
    ZStack {
      if let fill = properties.fill, !properties.shape.isLine {
        shape.fill(fill.style)
      }
      if let stroke = properties.stroke ?? (properties.shape.isLine ? properties.color : nil) {
        shape.stroke(
          stroke,
          style: StrokeStyle(
            lineWidth: properties.lineWidth, lineCap: .round, lineJoin: .round))
      }
    }
  }
}

extension ShapeKind {
  /// Whether it encloses nothing.
  var isLine: Bool { self == .line || self == .arrow }
}

/// A mixture of outlines.
struct MorphingShape: Shape {
  var kinds: ShapeWeights
  var corner: Double
  var start: Double
  var end: Double

  var animatableData:
    AnimatablePair<AnimatablePair<ShapeWeights, Double>, AnimatablePair<Double, Double>>
  {
    get { AnimatablePair(AnimatablePair(kinds, corner), AnimatablePair(start, end)) }
    set {
      (kinds, corner) = (newValue.first.first, newValue.first.second)
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let path = kinds.path(in: rect, corner: corner)
    return start <= 0 && end >= 1 ? path : path.trimmedPath(from: start, to: end)
  }
}
