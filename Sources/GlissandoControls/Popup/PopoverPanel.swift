import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// The surface of a popover.
struct PopoverPanel: View {
  let content: AnyView

  nonisolated static let radius: CGFloat = 10

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: Self.radius)
    OneElement(content.spared())
      .clipShape(shape)
      .background { PanelGround(shape: shape, shadow: (radius: 14, y: 5)) }
      .contentShape(shape)
  }
}

/// The arrow of a popover at an edge of what it points at.
struct PopoverArrow: View {
  let edge: Edge
  @Environment(\.displayScale) private var scale

  /// How far it reaches out of the panel, and how long its foot is, in points.
  nonisolated static let depth: CGFloat = 9
  nonisolated static let breadth: CGFloat = 24

  var body: some View {
    let line = ControlMetrics.hairline(scale)
    ZStack {
      // Its foot covers the line around the panel.
      ArrowShape(edge: edge, foot: line).fill(ControlColors.panel)
      ArrowShape(edge: edge, foot: nil)
        .stroke(ControlColors.border.opacity(0.12), lineWidth: line)
    }
    .allowsHitTesting(false)
  }
}

/// A round tip on a foot that runs out into the panel.
nonisolated private struct ArrowShape: Shape {
  let edge: Edge
  /// How far it reaches into the panel, in points; nil for the sides alone.
  let foot: CGFloat?

  func path(in rect: CGRect) -> Path {
    guard rect.width > 0, rect.height > 0 else { return Path() }
    let lies = edge == .leading || edge == .trailing
    let (breadth, depth) = lies ? (rect.height, rect.width) : (rect.width, rect.height)
    return upwards(breadth: breadth, depth: depth).applying(turn(in: rect, depth: depth))
  }

  /// The arrow with its tip at the top, and its foot between (0, depth) and (breadth, depth).
  private func upwards(breadth: CGFloat, depth: CGFloat) -> Path {
    let middle = breadth / 2
    // A right angle whose tip is round within 2 points of the middle, and whose foot is hollow.
    let (tip, hollow): (CGFloat, CGFloat) = (2, 5)
    var path = Path()
    path.move(to: CGPoint(x: 0, y: depth))
    path.addQuadCurve(
      to: CGPoint(x: hollow, y: middle - hollow),
      control: CGPoint(x: middle - depth, y: depth))
    path.addLine(to: CGPoint(x: middle - tip, y: tip))
    path.addQuadCurve(to: CGPoint(x: middle + tip, y: tip), control: CGPoint(x: middle, y: 0))
    path.addLine(to: CGPoint(x: breadth - hollow, y: middle - hollow))
    path.addQuadCurve(
      to: CGPoint(x: breadth, y: depth), control: CGPoint(x: middle + depth, y: depth))
    if let foot {
      path.addLine(to: CGPoint(x: breadth, y: depth + foot))
      path.addLine(to: CGPoint(x: 0, y: depth + foot))
      path.closeSubpath()
    }
    return path
  }

  private func turn(in rect: CGRect, depth: CGFloat) -> CGAffineTransform {
    switch edge {
    case .bottom: CGAffineTransform(translationX: rect.minX, y: rect.minY)
    case .top: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    case .trailing: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: rect.minX, ty: rect.minY)
    case .leading: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: rect.maxX, ty: rect.minY)
    }
  }
}
