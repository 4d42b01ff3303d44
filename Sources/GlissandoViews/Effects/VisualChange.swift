import Foundation
import GlissandoDrawing
import GlissandoMotion

/// A change of how a view is drawn, with numbers that animate: the one description of modifiers, of visual effects
/// and of transitions.
nonisolated protocol VisualChange: Animatable {
  /// Whether content is somewhere else while the change is on its way, so that text glides between pixels.
  static var movesContent: Bool { get }
  /// Whether it refers to the view's frame (an anchor, a clip), which glides like that of a leaf.
  static var usesFrame: Bool { get }
  /// Whether something of it that does not animate differs from `previous`.
  func differsAtRest(from previous: Self) -> Bool
  /// Draws content with the change, which `drawing` keeps: nothing is drawn with it afterwards.
  @MainActor func draw(
    in drawing: inout VisualEffectDrawing, content: (inout VisualEffectDrawing) -> Void)
}

extension VisualChange {
  static var movesContent: Bool { false }
  static var usesFrame: Bool { true }
  func differsAtRest(from previous: Self) -> Bool { false }

  /// Draws the content as it is.
  @MainActor func draw(
    in drawing: inout VisualEffectDrawing, content: (inout VisualEffectDrawing) -> Void
  ) {
    content(&drawing)
  }
}

/// A change of the context in which content is drawn.
nonisolated protocol ContextChange: VisualChange, Sendable {
  /// Makes of the context around a view whose frame is `rect` that of its content.
  func change(_ context: inout RenderContext, in rect: CGRect)
}

extension ContextChange {
  static var movesContent: Bool { true }

  @MainActor func draw(
    in drawing: inout VisualEffectDrawing, content: (inout VisualEffectDrawing) -> Void
  ) {
    change(&drawing.context, in: drawing.rect)
    content(&drawing)
  }
}

/// A change that puts content into a group of the display list.
nonisolated protocol GroupChange: VisualChange, Sendable {
  /// What happens to the group.
  var groupKind: DisplayGroup.Kind { get }
}

extension GroupChange {
  static var usesFrame: Bool { false }

  @MainActor func draw(
    in drawing: inout VisualEffectDrawing, content: (inout VisualEffectDrawing) -> Void
  ) {
    drawing.draw(groupKind, transform: drawing.context.transform, content)
  }
}

/// A change that puts content into a plane which is seen from somewhere else.
nonisolated protocol PlaneChange: VisualChange {
  /// The projection of a view of a size, from and to its own coordinates, in points.
  func projection(in size: CGSize) -> ProjectionTransform
}

extension PlaneChange {
  static var movesContent: Bool { true }

  @MainActor func draw(
    in drawing: inout VisualEffectDrawing, content: (inout VisualEffectDrawing) -> Void
  ) {
    drawing.draw(projection(in: drawing.rect.size), content)
  }
}

/// Where a change is being drawn.
@MainActor
public struct VisualEffectDrawing {
  var context: RenderContext
  /// The view's frame, in layout coordinates of `context`.
  let rect: CGRect
  /// The node whose content is changed.
  let node: any Rendering
  /// What keeps the groups and planes.
  let drawer: ChangeDrawer
  /// Where to write; nil while it is only asked where the content is.
  let pass: RenderPass?
  /// Whether the change is the one that is shown.
  let isShown: Bool
  /// The product of the opacities of the changes so far.
  private(set) var opacity = 1.0
  private var groupCount = 0
  private var planeCount = 0

  init(
    context: RenderContext, rect: CGRect, node: any Rendering, drawer: ChangeDrawer,
    pass: RenderPass?, isShown: Bool = true
  ) {
    (self.context, self.rect, self.node, self.drawer) = (context, rect, node, drawer)
    (self.pass, self.isShown) = (pass, isShown)
  }

  /// Draws content as a group of the display list.
  mutating func draw(
    _ kind: DisplayGroup.Kind, transform: CGAffineTransform, _ content: (inout Self) -> Void
  ) {
    let group = DisplayGroup(id: groupIdentity, transform: transform, kind: kind)
    draw(group) { inner in
      inner.context.spread += group.spread
      if case .opacity(let opacity) = kind { inner.opacity *= opacity }
      content(&inner)
    }
  }

  /// Draws what `content` draws as a group, which may be a plane.
  private mutating func draw(
    _ group: DisplayGroup, in plane: ProjectedPlane? = nil, _ content: (inout Self) -> Void
  ) {
    guard let pass else { return content(&self) }
    let index = drawer.open(groupCount, group, context, pass)
    plane?.index = index
    groupCount += 1
    content(&self)
    pass.end()
  }

  /// Draws content in the next plane, from its own coordinates.
  mutating func draw(_ projection: ProjectionTransform, _ content: (inout Self) -> Void) {
    let plane = drawer.plane(planeCount, isShown: isShown)
    planeCount += 1
    plane.set(projection, origin: rect.origin, in: context)
    draw(DisplayGroup(id: groupIdentity, projection: plane.projection), in: plane) { inner in
      inner.context = RenderContext(
        transform: CGAffineTransform(translationX: -inner.rect.minX, y: -inner.rect.minY),
        plane: plane)
      content(&inner)
    }
  }

  /// The identity of the next group in the display list.
  private var groupIdentity: UInt64 {
    // Serials stay below these bits for longer than any program runs.
    UInt64(node.serial) | UInt64(groupCount) << 48
  }
}
