import Foundation
import GlissandoDrawing
import GlissandoMotion

// Where a view is touched, and the shapes by which it is touched and focused.

extension View {
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
