public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

// Views cut to shapes, and the shapes by which they are touched and focused.

extension View {
  /// Shows only what lies within a shape of the view's size.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Shows only what lies within the view's frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows only what lies within a rounded rectangle; the radius is in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Lets the view take input, or lets input fall through it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// The shape within which the view takes input.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// The shape of the view for some purposes, of which input and the mark of the keyboard count here.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(kind: kind, shape: shape, eoFill: eoFill))
  }
}

/// What the shape of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes kinds from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Input.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen of it while it is dragged elsewhere.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen of it beside a menu of its own.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// How it answers the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// How it shows that it has the keyboard.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What is outlined for those who cannot see it.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

@usableFromInline
nonisolated struct ClipModifier<S: Shape>: PrimitiveModifier, VisualChange {
  var shape: S
  var style: FillStyle

  @usableFromInline var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func differsAtRest(from previous: Self) -> Bool { true }

  @MainActor func draw(
    in drawing: VisualEffectDrawing, content: (VisualEffectDrawing) -> Void
  ) {
    guard let groups = drawing.groups, groups.pass != nil, let node = groups.node else {
      return content(drawing)
    }
    let rect = drawing.rect
    let path = Self.path(of: shape, in: rect, drawing.context, by: node)
    drawing.draw(
      .clip(path, style),
      transform: drawing.context.transform.translatedBy(x: rect.minX, y: rect.minY),
      content)
  }

  /// The outline in the coordinates of the view.
  @MainActor static func path(
    of shape: S, in rect: CGRect, _ context: RenderContext, by node: any Rendering
  ) -> Path {
    ContainerShape.withContainer(of: node, in: rect, context) {
      shape.path(in: CGRect(origin: .zero, size: rect.size))
    }.result
  }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ClipNode(self, context)
  }
}

private final class ClipNode<S: Shape>: EffectNode<ClipModifier<S>, ClipModifier<S>> {
  override var change: ClipModifier<S> { modifier }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard let local = renderState.context.layoutPoint(at: point),
      let clip = effect?.shown
    else { return nil }
    let rect = shownFrame
    let path = ClipModifier.path(of: clip.shape, in: rect, renderState.context, by: self)
    let place = CGPoint(x: local.x - rect.minX, y: local.y - rect.minY)
    return path.contains(place, eoFill: clip.style.isEOFilled) ? super.hitTest(point) : nil
  }
}

@usableFromInline
nonisolated struct HitTestingModifier: PrimitiveModifier {
  var isEnabled: Bool
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    HitTestingNode(self, context)
  }
}

private final class HitTestingNode: ModifierNode<HitTestingModifier>, InputGate {
  override class var roles: NodeRoles { .inputGate }
  var letsPressesThrough: Bool { modifier.isEnabled }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    modifier.isEnabled ? super.hitTest(point) : nil
  }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    var inner = place
    inner.takesInput = place.takesInput && modifier.isEnabled
    super.inspect(inner, inspector)
  }
}

@usableFromInline
nonisolated struct ContentShapeModifier<S: Shape>: PrimitiveModifier, VisualChange {
  var kind: ContentShapeKinds
  var shape: S
  var eoFill: Bool
  static var drawsGroups: Bool { false }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ContentShapeNode(self, context)
  }
}

/// A node that says along what the mark of the keyboard goes.
@MainActor
protocol FocusOutlining {
  /// The outline at a distance from the view, in layout coordinates; nil where it says nothing of that.
  func focusOutline(_ distance: CGFloat) -> Path?
}

private final class ContentShapeNode<S: Shape>:
  EffectNode<ContentShapeModifier<S>, ContentShapeModifier<S>>, FocusOutlining
{
  override var change: ContentShapeModifier<S> { modifier }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard modifier.kind.contains(.interaction) else { return super.hitTest(point) }
    guard let local = renderState.context.layoutPoint(at: point) else { return nil }
    let path = modifier.shape.path(in: shownFrame)
    guard path.contains(local, eoFill: modifier.eoFill) else { return nil }
    return super.hitTest(point) ?? self
  }

  func focusOutline(_ distance: CGFloat) -> Path? {
    guard modifier.kind.contains(.focusEffect) else { return nil }
    return modifier.shape.path(in: shownFrame.insetBy(dx: -distance, dy: -distance))
  }
}
