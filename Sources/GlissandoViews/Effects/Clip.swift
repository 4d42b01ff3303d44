public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

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
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// The shape of the view for some purposes, of which only input counts here.
  @ViewBuilder nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    // What a program writes does not change from one kind to another while the view is there.
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
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
nonisolated struct ClipModifier<S: Shape>: PrimitiveModifier, Animatable {
  var shape: S
  var style: FillStyle

  @usableFromInline var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ClipNode(self, context)
  }
}

private final class ClipNode<S: Shape>: GroupEffectNode<ClipModifier<S>> {
  override func restDiffers(_ previous: ClipModifier<S>) -> Bool { true }

  override func group(_ shown: ClipModifier<S>, _ context: RenderContext) -> DisplayGroup {
    let rect = rectangle.shown
    return DisplayGroup(
      id: UInt64(serial),
      transform: context.transform.translatedBy(x: rect.minX, y: rect.minY),
      kind: .clip(path(of: shown.shape, context), shown.style))
  }

  /// The outline in the coordinates of the view.
  private func path(of shape: S, _ context: RenderContext) -> Path {
    let rect = rectangle.shown
    return ContainerShape.withContainer(of: self, in: rect, context) {
      shape.path(in: CGRect(origin: .zero, size: rect.size))
    }.result
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard let local = renderState.context.layoutPoint(at: point) else { return nil }
    let origin = rectangle.shown.origin
    let path = path(of: effect.shown.shape, renderState.context)
    return path.contains(CGPoint(x: local.x - origin.x, y: local.y - origin.y))
      ? super.hitTest(point) : nil
  }
}

@usableFromInline
nonisolated struct HitTestingModifier: PrimitiveModifier {
  var isEnabled: Bool
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    HitTestingNode(self, context)
  }
}

private final class HitTestingNode: ModifierNode<HitTestingModifier> {
  override var letsPressesThrough: Bool { modifier.isEnabled }

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
nonisolated struct ContentShapeModifier<S: Shape>: PrimitiveModifier, Animatable {
  var shape: S
  var eoFill: Bool
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ContentShapeNode(self, context)
  }
}

private final class ContentShapeNode<S: Shape>: FramedEffectNode<ContentShapeModifier<S>> {
  override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard let local = renderState.context.layoutPoint(at: point) else { return nil }
    let path = modifier.shape.path(in: rectangle.shown)
    guard path.contains(local, eoFill: modifier.eoFill) else { return nil }
    return super.hitTest(point) ?? self
  }
}
