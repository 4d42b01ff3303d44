import Foundation
import GlissandoDrawing
import GlissandoMotion

// The groups of views in a window that share their geometry.

/// The identity of views that share their geometry.
nonisolated struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Where a view is shown that another one takes over from.
struct MatchedGeometryOrigin {
  /// In window points.
  let frame: CGRect
  let anchor: UnitPoint
  /// The commit in which this was true.
  let commit: Int
  private let local: CGRect
  private let velocity: CGRect.AnimatableData?
  private let toWindow: CGAffineTransform

  /// `frame` and `velocity` (per second; nil at rest) are in layout coordinates.
  init(
    frame: CGRect, anchor: UnitPoint, velocity: CGRect.AnimatableData?,
    toWindow: CGAffineTransform, commit: Int
  ) {
    local = frame
    self.frame = frame.applying(toWindow)
    self.anchor = anchor
    self.velocity = velocity
    self.toWindow = toWindow
    self.commit = commit
  }

  /// Where the view was some seconds ago, in window points; nil if it is at rest.
  func frameBefore(_ seconds: Double) -> CGRect? {
    guard let velocity, velocity.magnitudeSquared > 0 else { return nil }
    var earlier = local
    earlier.animatableData -= velocity.scaled(by: seconds)
    return earlier.applying(toWindow)
  }
}

/// The groups of views in one window that share their geometry.
@MainActor
final class MatchedGeometry: LayoutFollower {
  private var groups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
  /// All groups in the order in which they came to be.
  private var order: [MatchedGeometryGroup] = []
  private var needsResolution = false

  /// Adds a view to the group of an identity.
  func join(_ node: MatchedGeometryNode, _ key: MatchedGeometryKey) -> MatchedGeometryGroup {
    needsResolution = true
    let group: MatchedGeometryGroup
    if let known = groups[key] {
      group = known
    } else {
      group = MatchedGeometryGroup(key, in: self)
      groups[key] = group
      order.append(group)
    }
    group.join(node)
    return group
  }

  /// Notes that views came, went or changed their part.
  func shownViewsChanged() { if !order.isEmpty { needsResolution = true } }

  func layoutBegins() { resolve() }

  /// Has views placed anew whose source, or they themselves, were moved by something around (a
  /// geometry group), which their own layout does not hear of.
  /// - Complexity: O(*n*) in the views of groups with more than one, after layout only.
  func layoutChanged() {
    resolve()
    for group in order { group.layoutChanged() }
  }

  /// Finds the source of every group, and has the views placed whose source is another one.
  /// - Complexity: O(*n*) in the views of groups with more than one, and only after changes.
  func resolve() {
    guard needsResolution else { return }
    needsResolution = false
    var hasEmpty = false
    for group in order {
      group.resolve()
      if group.isEmpty { hasEmpty = true }
    }
    guard hasEmpty else { return }
    for group in order where group.isEmpty { groups[group.key] = nil }
    order.removeAll { $0.isEmpty }
  }
}

private enum MatchedGeometryServiceKey: WindowServiceKey {
  static func make(in tree: ViewTree) -> MatchedGeometry {
    let groups = MatchedGeometry()
    tree.layoutPass.add(groups)
    return groups
  }
}

extension ViewTree {
  /// The groups of the window's views that share their geometry.
  var matchedGeometry: MatchedGeometry { self[MatchedGeometryServiceKey.self] }
}

/// The views of one identity.
@MainActor
final class MatchedGeometryGroup {
  let key: MatchedGeometryKey
  private unowned let registry: MatchedGeometry
  private var members: [MatchedGeometryNode] = []
  private var hasChanged = true
  /// A view that has gone without a transition.
  private var departed: MatchedGeometryOrigin?
  /// The view whose geometry the others have; nil where none is shown.
  private(set) unowned var source: MatchedGeometryNode?

  init(_ key: MatchedGeometryKey, in registry: MatchedGeometry) {
    self.key = key
    self.registry = registry
  }

  var isEmpty: Bool { members.isEmpty }

  /// The place of the source at the end of all motion, in window points; nil until it has one.
  var sourceFrame: CGRect? {
    didSet {
      guard sourceFrame != oldValue else { return }
      for member in members where member !== source { member.invalidateLayout() }
    }
  }

  func join(_ node: MatchedGeometryNode) {
    members.append(node)
    rolesChanged()
  }

  func leave(_ node: MatchedGeometryNode) {
    members.removeAll { $0 === node }
    if source === node { follow(nil) }
    rolesChanged()
  }

  /// Notes where a view is that leaves the tree.
  func willLose(_ node: MatchedGeometryNode) {
    if node.modifier.isSource, let origin = node.shownOrigin { departed = origin }
  }

  func rolesChanged() {
    hasChanged = true
    registry.shownViewsChanged()
  }

  /// Finds the source among the views that stay.
  func resolve() {
    guard hasChanged || members.count > 1 else { return }
    hasChanged = false
    var found: MatchedGeometryNode?
    for member in members
    where member.modifier.isSource && member.takesInput && member.isOfferedInput {
      if let found { warn(found, member) } else { found = member }
    }
    if found !== source { follow(found) }
  }

  /// Has all views placed anew: where another one is, or, without a source, where they are laid out.
  private func follow(_ node: MatchedGeometryNode?) {
    source = node
    sourceFrame = nil
    for member in members { member.invalidateLayout() }
  }

  func layoutChanged() {
    guard members.count > 1, let source else { return }
    source.tellFollowers()
    for member in members where member !== source { member.follow() }
  }

  /// Where the view is shown that `node` takes over from: one that leaves, or has just gone.
  func origin(for node: MatchedGeometryNode) -> MatchedGeometryOrigin? {
    let leaving = members.last { $0 !== node && !$0.takesInput }
    if let origin = leaving?.shownOrigin { return origin }
    guard let departed, departed.commit == node.tree.commitPass.identity else { return nil }
    return departed
  }

  private func warn(_ first: MatchedGeometryNode, _ second: MatchedGeometryNode) {
    ViewWarning.once(
      "two views with the matched geometry \(key.id) are sources, at \(first.debugPath) and"
        + " \(second.debugPath); the others follow the first one: give all but one isSource: false")
  }
}
