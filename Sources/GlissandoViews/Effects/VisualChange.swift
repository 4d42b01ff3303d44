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
  /// Whether it draws its content in groups of the display list.
  static var drawsGroups: Bool { get }
  /// Whether something of it that does not animate differs from `previous`.
  func differsAtRest(from previous: Self) -> Bool
  /// Draws content with the change.
  @MainActor func draw(
    in drawing: VisualEffectDrawing, content: (VisualEffectDrawing) -> Void)
}

extension VisualChange {
  static var movesContent: Bool { false }
  static var usesFrame: Bool { true }
  static var drawsGroups: Bool { true }
  func differsAtRest(from previous: Self) -> Bool { false }

  /// Draws the content as it is.
  @MainActor func draw(
    in drawing: VisualEffectDrawing, content: (VisualEffectDrawing) -> Void
  ) {
    content(drawing)
  }
}

/// A change of the context in which content is drawn.
nonisolated protocol ContextChange: VisualChange, Sendable {
  /// The context for the content of a view whose frame is `rect`.
  func changed(_ context: RenderContext, in rect: CGRect) -> RenderContext
}

extension ContextChange {
  static var movesContent: Bool { true }
  static var drawsGroups: Bool { false }

  @MainActor func draw(
    in drawing: VisualEffectDrawing, content: (VisualEffectDrawing) -> Void
  ) {
    var inner = drawing
    inner.context = changed(drawing.context, in: drawing.rect)
    content(inner)
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
    in drawing: VisualEffectDrawing, content: (VisualEffectDrawing) -> Void
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
    in drawing: VisualEffectDrawing, content: (VisualEffectDrawing) -> Void
  ) {
    let plane = drawing.groups?.plane() ?? ProjectedPlane()
    let rect = drawing.rect
    plane.set(projection(in: rect.size), origin: rect.origin, in: drawing.context)
    var inner = drawing
    inner.context = RenderContext(
      transform: CGAffineTransform(translationX: -rect.minX, y: -rect.minY), plane: plane)
    drawing.draw(DisplayGroup(id: 0, projection: plane.projection)) { content(inner) }
  }
}

/// Where a change is being drawn.
@MainActor
public struct VisualEffectDrawing {
  var context: RenderContext
  /// The view's frame, in layout coordinates of `context`.
  let rect: CGRect
  /// The groups in which it is drawn; nil for changes that draw none.
  let groups: EffectGroups?
  /// The product of the opacities of the changes so far.
  var opacity = 1.0

  /// Draws content as a group of the display list.
  func draw(
    _ kind: DisplayGroup.Kind, transform: CGAffineTransform,
    _ content: (VisualEffectDrawing) -> Void
  ) {
    let group = DisplayGroup(id: 0, transform: transform, kind: kind)
    var inner = self
    inner.context.spread += group.spread
    if case .opacity(let opacity) = kind { inner.opacity *= opacity }
    draw(group) { content(inner) }
  }

  /// Draws what `content` draws as a group.
  func draw(_ group: DisplayGroup, _ content: () -> Void) {
    guard let groups, let pass = groups.pass else { return content() }
    groups.open(group, context, pass)
    content()
    pass.end()
  }
}

/// The groups and planes that the changes of one node open, in their order.
@MainActor
final class EffectGroups {
  #if !DEBUG
    // Unchecked in release builds: each group looks its place up (the benchmark’s row `transitions`).
    @exclusivity(unchecked)
  #endif
  private var indices: [Int] = []
  private var planes: [ProjectedPlane] = []
  #if !DEBUG
    // Unchecked in release builds: each group counts itself (the row `transitions`).
    @exclusivity(unchecked)
  #endif
  private var groupCount = 0
  private var planeCount = 0
  /// The node that draws; nil while none does.
  #if !DEBUG
    // Unchecked in release builds: set and cleared in each frame (the row `transitions`).
    @exclusivity(unchecked)
  #endif
  private(set) unowned var node: (any Rendering)?
  /// Where to write; nil while it is only asked where the content is.
  #if !DEBUG
    // Unchecked in release builds: set and cleared in each frame, asked for by each group (the row `transitions`).
    @exclusivity(unchecked)
  #endif
  private(set) var pass: RenderPass?

  /// Begins to draw anew.
  func begin(by node: any Rendering, on pass: RenderPass?) {
    (groupCount, planeCount) = (0, 0)
    (self.node, self.pass) = (node, pass)
  }

  func end() { (node, pass) = (nil, nil) }

  /// Opens the next group.
  func open(_ group: DisplayGroup, _ context: RenderContext, _ pass: RenderPass) {
    if groupCount == indices.count { indices.append(0) }
    var group = group
    // Serials stay below these bits for longer than any program runs.
    group.id = UInt64(node?.serial ?? 0) | UInt64(groupCount) << 48
    var index = indices[groupCount]
    pass.begin(group, at: &index, context)
    indices[groupCount] = index
    groupCount += 1
  }

  /// The next plane.
  func plane() -> ProjectedPlane {
    if planeCount == planes.count { planes.append(ProjectedPlane()) }
    planeCount += 1
    return planes[planeCount - 1]
  }
}
