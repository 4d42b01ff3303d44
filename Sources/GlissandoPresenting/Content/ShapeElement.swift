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
      if let outline {
        shape.stroke(
          outline,
          style: StrokeStyle(
            lineWidth: properties.lineWidth, lineCap: .round, lineJoin: .round))
      }
    }
  }

  /// What the outline is drawn in; a line has one whatever its colour is called.
  private var outline: AnyShapeStyle? {
    if let stroke = properties.stroke { return AnyShapeStyle(stroke) }
    guard properties.shape.isLine else { return nil }
    if properties.color == properties.ink, let fill = properties.fill { return fill.style }
    return AnyShapeStyle(properties.color)
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
