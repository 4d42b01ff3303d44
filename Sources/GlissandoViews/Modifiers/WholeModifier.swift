import GlissandoMotion

/// A primitive modifier that acts on a view as a whole: once, however many elements it stands for.
///
/// What concerns the elements themselves (their layout, drawing and input) is a `PrimitiveModifier`.
@usableFromInline
package nonisolated protocol WholeModifier: BodylessModifier {
  /// Makes the node, without content.
  @MainActor func makeNode(in context: NodeContext) -> WholeNode
}

extension WholeModifier {
  /// Asks the modifier for its node.
  @usableFromInline
  @MainActor package static func makeNode(of modifier: Self, in place: TreePlace) -> TreeNode? {
    TreeNode(modifier.makeNode(in: place.context))
  }
}

/// Stands around all elements of a view, and is none itself: the node of what is made of one view, and the base
/// of others.
@MainActor
@usableFromInline
package class WholeNode: ViewNode {
  /// The view inside; nil only while the node is being made.
  package final var content: ViewNode?
  /// Takes a new value of the view that the node was made for; nil for a node around an element,
  /// whose updates are its content's.
  package final var updateFromView: ViewUpdate<ViewNode>?

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
  package final override func render(_ context: RenderContext, _ pass: RenderPass) {
    content?.render(context, pass)
  }

  package final override func collectElements(
    into elements: inout [LayoutNode], _ scope: ElementScope
  ) {
    content?.collectElements(into: &elements, scope)
  }
}

extension WholeNode {
  /// Whether there is anything of the view; rows out of sight count too.
  package var hasElements: Bool {
    if content is LayoutNode { return true }
    if lazyContainer != nil { return hasRows }
    return !collectedElements(.drawn).isEmpty
  }

  /// Whether a lazy container has rows of the view, made or not, or some that leave.
  private var hasRows: Bool {
    var segments: [RowSegment] = []
    collectRows(into: &segments)
    if segments.contains(where: { $0.count > 0 }) { return true }
    var leaving: [RowNode] = []
    collectLeavingRows(into: &leaving)
    return !leaving.isEmpty
  }
}

/// The base of the nodes of modifiers that act on a whole.
@MainActor
package class WholeModifierNode<M>: WholeNode {
  package private(set) final var modifier: M

  init(_ modifier: M, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  final override func update<Value>(modifier: Value) {
    guard let modifier = sameValue(modifier, as: M.self) else { return }
    let previous = self.modifier
    self.modifier = modifier
    modifierChanged(from: previous)
  }

  /// Reacts to a new value of the modifier.
  func modifierChanged(from previous: M) {}

  override var debugName: String { String(describing: M.self) }
}

/// The base of the nodes of modifiers that act when a view comes and goes: with the first element
/// that it stands for, and after the last; and when a page covers the one that it is in.
@MainActor
class PresenceNode<M>: WholeModifierNode<M> {
  private(set) final var isPresent = false
  private var isLooking = false

  override init(_ modifier: M, _ context: NodeContext) {
    super.init(modifier, context)
    lookAfterCommit()
  }

  /// Whether a view counts as there that is a part of a covered page.
  var countsWhenCovered: Bool { false }
  /// The view is there.
  func appeared() {}
  /// The view has gone.
  func disappeared() {}

  final override func structureChanged() {
    super.structureChanged()
    lookAfterCommit()
  }

  private func lookAfterCommit() {
    guard !isLooking else { return }
    isLooking = true
    tree.enqueue(by: self) { [weak self] in self?.look() }
  }

  private func look() {
    isLooking = false
    let isThere = isAlive && hasElements && (countsWhenCovered || !environment.isCovered)
    guard isAlive, isThere != isPresent else { return }
    isPresent.toggle()
    if isPresent { appeared() } else { disappeared() }
  }

  final override func environmentChanged(from previous: EnvironmentValues) {
    if previous.isCovered != environment.isCovered { lookAfterCommit() }
  }

  final override func willDestroy() {
    guard isPresent else { return }
    isPresent = false
    disappeared()
  }
}

/// Keeps a view that shows nothing beside another, for as long as that is there.
@usableFromInline
package nonisolated struct Attachment<Attached: View>: WholeModifier {
  package let attached: Attached

  package init(attached: Attached) { self.attached = attached }

  @usableFromInline @MainActor package func makeNode(in context: NodeContext) -> WholeNode {
    AttachmentNode(self, context)
  }
}

private final class AttachmentNode<Attached: View>: WholeModifierNode<Attachment<Attached>> {
  private var attached: ViewNode?

  override init(_ modifier: Attachment<Attached>, _ context: NodeContext) {
    super.init(modifier, context)
    attached = NodeContext(parent: self).makeNode(modifier.attached)
  }

  override func modifierChanged(from previous: Attachment<Attached>) {
    attached?.update(modifier.attached)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let attached { body(attached) }
  }
}

extension EnvironmentValues {
  /// Whether what is around is hidden although it keeps its state: what is in it has disappeared.
  @Entry package var isCovered: Bool = false
}
