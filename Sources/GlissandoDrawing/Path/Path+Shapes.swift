package import Foundation

// The elements of simple shapes.

extension Path {
  /// Where the control points of a quarter circle lie, in radii: 4/3·(√2 − 1).
  package static let quarterCircleReach: CGFloat = 0.552_284_749_830_793_4

  /// The elements of a rectangle from its top left corner, clockwise as seen.
  static func forEachElement(ofRect rect: CGRect, _ body: (Element) -> Void) {
    body(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
    body(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
    body(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
    body(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
    body(.closeSubpath)
  }

  /// The elements of an ellipse from its rightmost point, clockwise as seen.
  static func forEachElement(ofEllipse rect: CGRect, _ body: (Element) -> Void) {
    let (midX, midY) = (rect.midX, rect.midY)
    let reachX = rect.width / 2 * quarterCircleReach
    let reachY = rect.height / 2 * quarterCircleReach
    body(.move(to: CGPoint(x: rect.maxX, y: midY)))
    body(
      .curve(
        to: CGPoint(x: midX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: midY + reachY),
        control2: CGPoint(x: midX + reachX, y: rect.maxY)))
    body(
      .curve(
        to: CGPoint(x: rect.minX, y: midY), control1: CGPoint(x: midX - reachX, y: rect.maxY),
        control2: CGPoint(x: rect.minX, y: midY + reachY)))
    body(
      .curve(
        to: CGPoint(x: midX, y: rect.minY), control1: CGPoint(x: rect.minX, y: midY - reachY),
        control2: CGPoint(x: midX - reachX, y: rect.minY)))
    body(
      .curve(
        to: CGPoint(x: rect.maxX, y: midY), control1: CGPoint(x: midX + reachX, y: rect.minY),
        control2: CGPoint(x: rect.maxX, y: midY - reachY)))
    body(.closeSubpath)
  }
}
