import Foundation
import GlissandoDrawing
import GlissandoMotion

/// The line around what has the keyboard, for views that draw none themselves.
@MainActor
struct FocusMark {
  /// What a line goes around, in the coordinates of a view.
  enum Outline: Equatable {
    /// Rectangles, at a distance.
    case around([CGRect])
    /// A shape that has the distance already.
    case along(Path)
  }

  /// How far the line is from what it goes around, in points.
  static let distance: CGFloat = 2
  private static let width: CGFloat = 2
  private static let radius: CGFloat = 4
  private static let opacity = 0.85

  private var content: DisplayContent?
  private var outlined: Outline?
  private var itemIndex = 0

  nonisolated init() {}

  /// Draws the mark.
  ///
  /// - Parameters:
  ///   - outline: What it goes around.
  ///   - node: The node that has the keyboard; it draws nothing else by itself.
  ///   - origin: Where the view is.
  mutating func put(
    _ outline: Outline, for node: ViewNode, at origin: CGPoint, _ context: RenderContext,
    _ pass: RenderPass
  ) {
    pass.put(
      DisplayLeaf(
        id: UInt64(node.serial), content: line(outline),
        paint: TintShapeStyle().makePaint(in: node.environment),
        transform: context.transform.translatedBy(x: origin.x, y: origin.y),
        opacity: Self.opacity),
      at: &itemIndex, context)
  }

  private mutating func line(_ outline: Outline) -> DisplayContent {
    if let content, outlined == outline { return content }
    let made = DisplayContent(
      stroke: Self.path(outline), style: StrokeStyle(lineWidth: Self.width))
    (content, outlined) = (made, outline)
    return made
  }

  private static func path(_ outline: Outline) -> Path {
    switch outline {
    case .along(let path): return path
    case .around(let rects):
      var path = Path()
      for rect in rects {
        path.addRoundedRect(
          in: rect.insetBy(dx: -distance, dy: -distance),
          cornerSize: CGSize(width: radius, height: radius))
      }
      return path
    }
  }
}
