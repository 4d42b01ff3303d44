package import Foundation
import GlissandoDrawing
public import GlissandoMotion

/// A view whose content can ask the scroll views inside to scroll to a view.
public nonisolated struct ScrollViewReader<Content: View>: View, PrimitiveView, DrivenView {
  /// Makes the content, given what scrolls it.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a view that can be scrolled by a program.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor package func makeDrivenNode(in context: NodeContext) -> DrivenNode<Self> {
    ScrollReaderNode(self, context)
  }
}

/// Scrolls the scroll views inside a `ScrollViewReader`.
@MainActor
public struct ScrollViewProxy {
  weak var node: ViewNode?

  /// Scrolls so that the view with an identity can be seen.
  ///
  /// Called within `withAnimation` it is animated. It takes effect after the changes of state that
  /// were made before it, so that a view can be scrolled to that has just been added.
  ///
  /// - Parameters:
  ///   - id: What `id(_:)` or `ForEach` calls the view; an unknown one does nothing.
  ///   - anchor: Where in the scroll view the same point of the view is to lie; nil scrolls as
  ///     little as is needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    let aim = ScrollAim(identity: AnyHashable(id), anchor: anchor)
    node.tree.record { [weak node] in
      node?.tree.pending.scrolls.append { [weak node] in
        node?.forEachScrollNode { scroll in
          if let offset = scroll.offset(for: aim) {
            scroll.scroll(to: offset, scroll.transaction, aim: aim)
          }
        }
      }
    }
  }
}

/// Hands its content a proxy; it stands for the elements of the content.
private final class ScrollReaderNode<Content: View>: DrivenNode<ScrollViewReader<Content>> {
  override func evaluateBody() {
    let proxy = ScrollViewProxy(node: self)
    show { view.content(proxy) }
  }
}

extension ViewNode {
  /// Calls `body` with the scroll views below this node, outer ones first.
  /// - Complexity: O(*n*) in the number of nodes below.
  func forEachScrollNode(_ body: (ScrollNode) -> Void) {
    if let scroll = self as? ScrollNode { body(scroll) }
    forEachChild { $0.forEachScrollNode(body) }
  }
}

extension ScrollNode {
  /// The offset at which the view of an aim is where it is to be; nil if there is no such view.
  func offset(for aim: ScrollAim) -> CGPoint? {
    guard let rect = content?.placement(of: aim.identity) else { return nil }
    return clamped(offset(showing: rect, anchor: aim.anchor))
  }

  /// The offset at which a rectangle of the content is where it is to be.
  func offset(showing rect: CGRect, anchor: UnitPoint?) -> CGPoint {
    var result = destination
    for axis in Axis.allCases {
      let room = frame.size[axis] - rect.size[axis]
      let margin = contentMargin(axis)
      if let anchor {
        let part = axis == .horizontal ? anchor.x : anchor.y
        result[axis] = rect.origin[axis] - room * part - margin * (1 - part)
      } else {
        // As little as is needed; of something larger than the view, its beginning.
        let least = rect.origin[axis] - max(room, 0)
        result[axis] = min(max(result[axis], least), rect.origin[axis])
      }
    }
    return result
  }

  /// The distance in points to the edge at which a view is shown that has been scrolled to.
  fileprivate static let revealMargin = 8.0

  /// Scrolls as little as is needed to show a rectangle of the content.
  package func reveal(_ rect: CGRect) {
    let target = clamped(offset(showing: rect, anchor: nil))
    guard target != destination else { return }
    scroll(to: target, Transaction(animation: .smooth(duration: 0.25)))
  }
}

extension ViewNode {
  /// Scrolls what is around a view so that it can be seen.
  func revealInScrollViews() {
    guard let element = nearestLayoutNode else { return }
    let part = (performer as? any FocusTarget)?.revealedPart
    element.revealInScrollViews(part ?? element.frame)
  }

  /// The frame of all elements that this node stands for; nil if there are none.
  var frameOfElements: CGRect? {
    let elements = collectedElements()
    guard let first = elements.first else { return nil }
    return elements.dropFirst().reduce(first.frame) { $0.spanning($1.frame) }
  }
}

extension LayoutNode {
  /// Scrolls what is around as little as shows a part of the element, once what has changed has its place.
  ///
  /// - Parameter part: Tells its rectangle then, in the coordinates of the element's frame; nil where there is
  ///   nothing to be shown.
  package func revealAfterLayout(_ part: @escaping @MainActor () -> CGRect?) {
    tree.pending.scrolls.append { [weak self] in
      if let rect = part() { self?.revealInScrollViews(rect) }
    }
    tree.onInvalidate?()
  }

  /// Scrolls what is around as little as shows a rectangle, in the coordinates of the element's frame.
  fileprivate func revealInScrollViews(_ part: CGRect) {
    guard isAlive else { return }
    let margin = ScrollNode.revealMargin
    forEachAncestor { node in
      guard let scroll = node as? ScrollNode, scroll !== self else { return }
      let rect = part.applying(transform(below: scroll))
      scroll.reveal(rect.insetBy(dx: -margin, dy: -margin))
    }
  }
}
