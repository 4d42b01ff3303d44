public import Foundation
public import GlissandoCompatibility
public import GlissandoDrawing
import GlissandoMotion

// Drawing into a picture by calls.

/// Which points lie inside of an outline.
public enum CGPathFillRule: Int, Sendable {
  /// Those around which it winds.
  case winding
  /// Those between which and the outside there is an odd number of lines.
  case evenOdd
}

extension Path {
  /// Whether a point is inside the path after a transform; subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule, transform: CGAffineTransform = .identity
  ) -> Bool {
    applying(transform).contains(point, eoFill: rule == .evenOdd)
  }
}

/// What of an outline is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside.
  case fill
  /// Its inside, by the even-odd rule.
  case eoFill
  /// Its line.
  case stroke
  /// Its inside, and then its line.
  case fillStroke
  /// Its inside by the even-odd rule, and then its line.
  case eoFillStroke
}

/// Drawing into a picture; on the pages of a PDF file these do nothing.
extension CGContext {
  // MARK: State

  /// Keeps what is drawn with, to go back to it.
  public func saveGState() { recording?.save() }
  /// Goes back to what was kept last.
  public func restoreGState() { recording?.restore() }
  /// Fills in a colour from now on.
  public func setFillColor(_ color: CGColor) { recording?.state.fill = Color(cgColor: color) }
  /// Draws lines in a colour from now on.
  public func setStrokeColor(_ color: CGColor) { recording?.state.stroke = Color(cgColor: color) }
  /// Draws lines of so many points from now on.
  public func setLineWidth(_ width: CGFloat) { recording?.state.style.lineWidth = width }
  /// Draws the ends of lines so from now on.
  public func setLineCap(_ cap: CGLineCap) { recording?.state.style.lineCap = cap }
  /// Draws the corners of lines so from now on.
  public func setLineJoin(_ join: CGLineJoin) { recording?.state.style.lineJoin = join }
  /// Draws lines with gaps from now on; no lengths is none.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    recording?.state.style.dash = lengths
    recording?.state.style.dashPhase = phase
  }
  /// Draws with an opacity from now on, in [0, 1].
  public func setAlpha(_ alpha: CGFloat) { recording?.state.opacity = Double(alpha) }

  // MARK: Coordinates

  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Turns what is drawn from now on, in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Puts a transform before those that there are.
  public func concatenate(_ transform: CGAffineTransform) {
    guard let recording else { return }
    recording.state.transform = transform.concatenating(recording.state.transform)
  }

  // MARK: Outlines

  /// Begins a new outline.
  public func beginPath() { recording?.path = Path() }
  /// Begins a part of the outline at a point.
  public func move(to point: CGPoint) { recording?.path.move(to: point) }
  /// Adds a line to the outline.
  public func addLine(to point: CGPoint) { recording?.path.addLine(to: point) }
  /// Adds a row of lines to the outline.
  public func addLines(between points: [CGPoint]) { recording?.path.addLines(points) }
  /// Adds a quadratic curve to the outline.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    recording?.path.addQuadCurve(to: end, control: control)
  }
  /// Adds a cubic curve to the outline.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    recording?.path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a part of a circle to the outline; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    recording?.path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
  /// Adds a rectangle to the outline.
  public func addRect(_ rect: CGRect) { recording?.path.addRect(rect) }
  /// Adds the ellipse that touches the sides of a rectangle to the outline.
  public func addEllipse(in rect: CGRect) { recording?.path.addEllipse(in: rect) }
  /// Adds an outline to the outline.
  public func addPath(_ path: CGPath) { recording?.path.addPath(path) }
  /// Closes the part of the outline.
  public func closePath() { recording?.path.closeSubpath() }

  /// Fills the outline, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }
  /// Draws the line of the outline, and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }
  /// Draws the outline, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    guard let recording else { return }
    let isEven = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke { recording.fill(recording.path, eoFill: isEven) }
    if mode != .fill, mode != .eoFill { recording.stroke(recording.path) }
    beginPath()
  }
  /// Draws nothing outside of the outline from now on, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    guard let recording else { return }
    recording.clip(to: recording.path, eoFill: rule == .evenOdd)
    beginPath()
  }

  // MARK: Shapes

  /// Draws nothing outside of a rectangle from now on.
  public func clip(to rect: CGRect) { recording?.clip(to: Path(rect)) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { recording?.fill(Path(rect)) }
  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect) { recording?.stroke(Path(rect)) }
  /// Fills the ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) { recording?.fill(Path(ellipseIn: rect)) }
  /// Draws the line of the ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) { recording?.stroke(Path(ellipseIn: rect)) }
}
