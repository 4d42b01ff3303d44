public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

/// A shape that fills the rectangle that it is given.
///
/// A shape whose `animatableData` changes is drawn anew in each frame of the animation; one that
/// only moves is not.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// What the shape is of a drawing; by default an area to be filled.
  static var role: ShapeRole { get }

  /// The outline within `rect`, which is in points.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes for a proposal; by default all of it.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is of a drawing.
public nonisolated enum ShapeRole: Hashable, Sendable {
  /// An area.
  case fill
  /// The outline of another shape.
  case stroke
  /// A line between two parts.
  case separator
}

extension Shape {
  /// An area.
  public static var role: ShapeRole { .fill }

  /// All that is proposed; 10 points in an axis that asks for the ideal size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  /// The shape, filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }

  /// Makes the node of the shape, filled with the foreground style.
  @MainActor public static func makeNode(of shape: Self, in place: TreePlace) -> TreeNode {
    let context = place.context
    guard context.environment.foregroundShadows.isEmpty else {
      return TreeNode(context.evaluated(CompositeNode(shape, in: context)))
    }
    let update = ViewUpdate { (shape: Self, node: ShapeNode<Self, ForegroundStyle>) in
      node.apply(shape, ForegroundStyle(), FillStyle())
    }
    return TreeNode(ShapeNode(shape, ForegroundStyle(), FillStyle(), context, update))
  }
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by `amount` points on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
  /// The path, moved to the rectangle's origin.
  public func path(in rect: CGRect) -> Path {
    rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY)
  }
}
