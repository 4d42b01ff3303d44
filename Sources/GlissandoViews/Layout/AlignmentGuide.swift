public import Foundation
import GlissandoMotion

// Guides of alignment that a view puts elsewhere.

extension View {
  /// Sets a horizontal alignment guide of the view.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }

  /// Sets a vertical alignment guide of the view.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }
}

@usableFromInline
nonisolated struct GuideModifier: PrimitiveModifier {
  var key: AlignmentKey
  var compute: (ViewDimensions) -> CGFloat
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    GuideNode(self, context)
  }
}

private final class GuideNode: ModifierNode<GuideModifier>, LateReader {
  var lateReading = LateReading()

  override class var roles: NodeRoles { .lateReader }

  override init(_ modifier: GuideModifier, _ context: NodeContext) {
    super.init(modifier, context)
    if modifier.key.isGeometric { tree.note(.guides) }
  }

  // The closure cannot be compared: the layout pass finds out whether its answers differ.
  override func modifierChanged(from previous: GuideModifier) { invalidateLayout() }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard key == modifier.key else { return super.guide(key, in: dimensions) }
    let inner = ViewDimensions(
      size: dimensions.size, node: element, proposal: dimensions.proposal)
    return noting { modifier.compute(inner) }
  }
}
