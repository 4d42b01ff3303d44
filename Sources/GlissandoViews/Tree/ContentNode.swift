import Foundation
import GlissandoMotion

/// The node of a modifier: an element that wraps one element.
@MainActor
@usableFromInline
package class ContentNode: LayoutNode {
  /// The wrapped element; nil only while the node is being made.
  #if !DEBUG
    // Unchecked in release builds, here and below: the benchmark’s row `evaluation` needs it.
    @exclusivity(unchecked)
  #endif
  package final var content: ViewNode?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var cachedElement: LayoutNode?
  /// Takes a new value of the view that the node was made for; nil for a node that wraps an
  /// element, whose updates are its content's.
  var updateFromView: ViewUpdate<ViewNode>?

  package override func update<V: View>(_ view: V) {
    if let updateFromView {
      updateFromView(view, self)
    } else {
      content?.update(view)
    }
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  // Directly: a closure for each of the many modifiers would be made in each frame.
  package override func render(_ context: RenderContext, _ pass: RenderPass) {
    content?.render(context, pass)
  }

  override func structureChanged() {
    cachedElement = nil
    super.structureChanged()
  }

  /// The element inside.
  ///
  /// A modifier wraps exactly one; nil when the content is empty.
  package final var element: LayoutNode? {
    if let cachedElement { return cachedElement }
    cachedElement = content?.collectedElements().first
    return cachedElement
  }

  // A modifier is transparent to layout unless it says otherwise.

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    element?.sizeThatFits(proposal) ?? .zero
  }

  override func arrange() {
    element?.place(in: frame, proposal: proposal)
  }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    element?.explicitGuide(key, proposal: dimensions.proposal)
  }

  override func hasGround(_ search: GroundSearch) -> Bool { element?.hasGround(search) ?? false }
  override var preferredSpacing: ViewSpacing { element?.viewSpacing ?? ViewSpacing() }
  override var handsOnLayoutValues: Bool { true }
  override var layoutPriority: Double { element?.layoutPriority ?? 0 }
  override var zIndex: Double { element?.zIndex ?? 0 }
  override var transition: AnyTransition? { element?.transition }
  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    element?.layoutValue(key)
  }
}
