import GlissandoDrawing
public import GlissandoMotion
import Foundation

// Which view a scroll view shows first.

extension View {
  /// Tells which view a scroll view inside shows first, and scrolls to the view that is set.
  ///
  /// The views are those of the layout that `scrollTargetLayout()` is put on, and the rows of lazy
  /// containers, by the identities that `ForEach` or `id(_:)` give them.
  ///
  /// - Parameters:
  ///   - id: The identity; nil while no view is known.
  ///   - anchor: Where in the scroll view the view is looked for and put; nil for the beginning.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrolledViewModifier(binding: id, value: id.wrappedValue, anchor: anchor))
  }
}

@usableFromInline
nonisolated struct ScrolledViewModifier<ID: Hashable>: PrimitiveModifier {
  let binding: Binding<ID?>
  let value: ID?
  let anchor: UnitPoint?
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ScrolledViewNode(self, context)
  }
}

private final class ScrolledViewNode<ID: Hashable>: ModifierNode<ScrolledViewModifier<ID>>,
  ScrollObserving
{
  /// The identity that was told or asked for last.
  private var latest: ID?
  /// Whether the view that was asked for is shown still: nobody has moved the content since.
  private var isAsAsked = false

  override class var roles: NodeRoles { .scrollObserver }

  override init(_ modifier: ScrolledViewModifier<ID>, _ context: NodeContext) {
    super.init(modifier, context)
    latest = modifier.value
    if modifier.value != nil { requestScroll() }
  }

  override func modifierChanged(from previous: ScrolledViewModifier<ID>) {
    guard modifier.value != latest, modifier.value != nil else { return }
    latest = modifier.value
    requestScroll()
  }

  private func requestScroll() {
    tree.pending.scrolls.append { [weak self] in self?.scrollToLatest() }
  }

  private func scrollToLatest() {
    guard isAlive, let latest else { return }
    let aim = ScrollAim(identity: AnyHashable(latest), anchor: modifier.anchor ?? .topLeading)
    forEachScrollNode { scroll in
      if let offset = scroll.offset(for: aim) {
        isAsAsked = true
        scroll.scroll(to: offset, scroll.transaction, aim: aim)
        scroll.hold(.view(aim.identity))
      }
    }
  }

  func scrollChanged(_ scroll: ScrollNode) {
    // On the way to a view that was asked for, what is passed says nothing.
    guard scroll.guided == nil, tree.pending.scrolls.isEmpty else { return }
    // Where the content ends before the view that was asked for gets there, another one is first,
    // which nobody has asked for.
    if scroll.press.isFollowing || scroll.isMoving { isAsAsked = false }
    guard !isAsAsked else { return }
    guard let id = scroll.firstTarget(at: modifier.anchor ?? .topLeading)?.base as? ID, id != latest
    else { return }
    latest = id
    scroll.hold(.view(AnyHashable(id)))
    let binding = modifier.binding
    tree.enqueue(by: self) { binding.wrappedValue = id }
  }

  func scrollPhaseChanged(_ scroll: ScrollNode) {}
}

/// A view in a scroll view that can be told by its identity.
struct ScrollTargetView {
  let identity: AnyHashable?
  /// In points of the content.
  let rect: CGRect
}

extension ScrollNode {
  /// The views that the content can be aligned with.
  func scrollTargets() -> [ScrollTargetView] {
    guard let content else { return [] }
    var targets: [ScrollTargetView] = []
    content.collectTargets(into: &targets, isMarked: false, in: self)
    return targets
  }

  /// The identity of the view at a point of the scroll view.
  func firstTarget(at anchor: UnitPoint) -> AnyHashable? {
    let offset = currentOffset
    let point = CGPoint(
      x: offset.x + contentMargin(.horizontal) * (1 - anchor.x) + frame.width * anchor.x,
      y: offset.y + contentMargin(.vertical) * (1 - anchor.y) + frame.height * anchor.y)
    let targets = scrollTargets().filter { $0.identity != nil }
    // Of all that have not ended before the point, the first; half a point is not seen.
    let axis: Axis = scrolls(.vertical) ? .vertical : .horizontal
    let ends = targets.filter {
      $0.rect.origin[axis] + $0.rect.size[axis] > point[axis] + 0.5
    }
    return ends.min { $0.rect.origin[axis] < $1.rect.origin[axis] }?.identity
  }
}

extension ViewNode {
  /// Adds the views below that a scroll view can be aligned with.
  fileprivate func collectTargets(
    into targets: inout [ScrollTargetView], isMarked: Bool, in scroll: ScrollNode
  ) {
    if let container = self as? LazyContainerNode {
      return container.forEachMadeRow { targets.append(ScrollTargetView($0, in: scroll)) }
    }
    if isMarked, isContainer, let container = self as? ContainerNode {
      for element in container.elements {
        targets.append(ScrollTargetView(element, in: scroll))
      }
      return
    }
    if self is ScrollNode { return }
    let isMarked = isMarked || (self as? ScrollTargetLayoutNode)?.modifier.isEnabled == true
    forEachChild { $0.collectTargets(into: &targets, isMarked: isMarked, in: scroll) }
  }
}

extension ScrollTargetView {
  @MainActor
  fileprivate init(_ element: LayoutNode, in scroll: ScrollNode) {
    identity = element.identityInside
    rect = element.frame.applying(element.transform(below: scroll))
  }
}

extension ViewNode {
  /// What `ForEach` or `id(_:)` calls the view that this node or one right inside stands for.
  var identityInside: AnyHashable? {
    var node: ViewNode? = self
    while let current = node {
      if let transition = current as? TransitionNode, let identity = transition.programIdentity {
        return identity
      }
      if let content = current as? ContentNode {
        node = content.content
      } else if let row = current as? RowNode {
        if let identity = row.identity { return identity }
        node = row.content
      } else {
        return nil
      }
    }
    return nil
  }
}
