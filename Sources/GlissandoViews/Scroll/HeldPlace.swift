import Foundation
import GlissandoMotion

/// What stays where it is in a scroll view while the content around it changes: what a position names.
struct HeldPlace {
  enum Subject: Equatable {
    case view(AnyHashable)
    case edge(Edge)
  }

  let subject: Subject
  /// Where the view begins, in points of the content, by the last layout; nil for an edge, and for a view that is
  /// not there.
  var origin: CGPoint?
}

extension ScrollNode {
  /// Keeps a view or an edge where it is from now on; nil keeps the offset.
  func hold(_ subject: HeldPlace.Subject?) {
    guard subject != held?.subject else { return }
    held = subject.map { HeldPlace(subject: $0, origin: heldOrigin(of: $0)) }
    if held != nil { tree[HoldingScrollsKey.self].add(self) }
  }

  private func heldOrigin(of subject: HeldPlace.Subject) -> CGPoint? {
    guard case .view(let identity) = subject else { return nil }
    return content?.placement(of: identity)?.origin
  }

  /// Follows what is held to where layout has put it: under the transaction that moved it.
  /// - Complexity: O(*n*) in the number of nodes inside, after a layout.
  fileprivate func followHeld() {
    guard let held, isPlaced else { return }
    switch held.subject {
    case .edge(let edge): if !isMovedByHand { follow(to: offset(atEdge: edge)) }
    case .view:
      let origin = heldOrigin(of: held.subject)
      followView(from: held.origin, to: origin)
      self.held?.origin = origin
    }
  }

  private func followView(from before: CGPoint?, to after: CGPoint?) {
    if let guided, guided.aim != nil { return aimAgain(guided) }
    var distance = CGPoint.zero
    if let before, let after {
      for axis in Axis.allCases where scrolls(axis) { distance[axis] = after[axis] - before[axis] }
      if distance.isNear(.zero) { distance = .zero }
    }
    if !followsInMotion || isMovedByHand {
      for axis in Axis.allCases where distance[axis] != 0 { shift(by: distance[axis], axis) }
      distance = .zero
    }
    guard !isMovedByHand else { return }
    let current = destination
    follow(to: clamped(CGPoint(x: current.x + distance.x, y: current.y + distance.y)))
  }

  /// Whether a person moves the content, or has thrown it.
  private var isMovedByHand: Bool {
    press.isDragging || guided == nil && isMoving
  }

  /// Whether what is held is followed as it moves; at once before anybody has seen it.
  private var followsInMotion: Bool { renderState.list != 0 && frameTransaction.animation != nil }

  /// Goes where what is held goes: as that does, or as the content is moved already.
  func follow(to offset: CGPoint) {
    guard !offset.isNear(destination) else { return }
    scroll(
      to: offset, followsInMotion ? frameTransaction : guided?.transaction ?? Transaction())
  }
}

/// The scroll views in which something is held.
@MainActor
private final class HoldingScrolls: LayoutFollower {
  private var scrolls: [Weak<ScrollNode>] = []

  func add(_ scroll: ScrollNode) {
    guard !scrolls.contains(where: { $0.object === scroll }) else { return }
    scrolls.append(Weak(scroll))
  }

  /// Has them follow what they hold; rows that come into sight by it are laid out after it.
  func layoutSettled() {
    guard !scrolls.isEmpty else { return }
    scrolls.removeAll { $0.object?.isAlive != true || $0.object?.held == nil }
    for scroll in scrolls { scroll.object?.followHeld() }
  }
}

private enum HoldingScrollsKey: WindowServiceKey {
  static func make(in tree: ViewTree) -> HoldingScrolls {
    let scrolls = HoldingScrolls()
    tree.layoutPass.add(scrolls)
    return scrolls
  }
}

extension CGPoint {
  /// Whether two offsets are the same but for what sums of fractions leave.
  func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < ScrollAxis.tolerance && abs(y - other.y) < ScrollAxis.tolerance
  }
}
