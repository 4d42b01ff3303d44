/// Measures and arranges what was invalidated, and nothing else.
///
/// From the deepest element upwards: an element whose answers to the proposals that its container
/// made are unchanged is arranged again where it is, and its container is left alone; only where
/// an answer differs does the container follow. So the cost of a change is that of what it moves.
@MainActor
final class LayoutPass {
  /// Bounds the rounds in which arranging invalidates layout (a geometry reader's content).
  static let maximumRounds = 16
  /// The queue by depth; kept between frames.
  #if !DEBUG
    // Unchecked in release builds, here and below: the benchmark’s row `shuffle` needs it.
    @exclusivity(unchecked)
  #endif
  private var levels: [[LayoutNode]] = []
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var arranged: [LayoutNode] = []
  private var followers: [any LayoutFollower] = []
  /// The placement that is being tried out; nil while views are placed for good.
  var trial: TrialPlacement?

  /// Whether something has to be laid out, or told that it lies elsewhere.
  func isNeeded(by tree: ViewTree) -> Bool {
    !tree.pending.layouts.isEmpty || tree.placeReaders.isStale
  }

  func run(_ tree: ViewTree) {
    var rounds = 0
    for follower in followers { follower.layoutBegins() }
    while isNeeded(by: tree), rounds < Self.maximumRounds {
      rounds += 1
      measure(tree)
      arrange(tree)
      tree.placeReaders.tellMoves()
      tree.evaluatePass.run(tree)
      for follower in followers { follower.layoutChanged() }
      guard tree.pending.layouts.isEmpty else { continue }
      for follower in followers { follower.layoutSettled() }
    }
  }

  /// Tells somebody from now on what becomes of layout, for as long as there is the window.
  func add(_ follower: any LayoutFollower) { followers.append(follower) }

  /// Tells the followers that other views than before are shown, or stay.
  func shownViewsChanged() { for follower in followers { follower.shownViewsChanged() } }

  private func measure(_ tree: ViewTree) {
    sortQueueByDepth(tree)
    var depth = levels.count - 1
    while depth >= 0 {
      for index in levels[depth].indices {
        let node = levels[depth][index]
        guard node.isAlive, node.needsMeasure else { continue }
        tree.counters.laidOutViews += 1
        if node.remeasure() {
          arranged.append(node)
        } else if let container = node.layoutParent {
          container.invalidateLayout()
        } else {
          arranged.append(node)
        }
      }
      levels[depth].removeAll(keepingCapacity: true)
      // Containers were queued at smaller depths only.
      sortQueueByDepth(tree)
      depth -= 1
    }
  }

  private func sortQueueByDepth(_ tree: ViewTree) {
    guard !tree.pending.layouts.isEmpty else { return }
    for node in tree.pending.layouts {
      node.leaveQueue()
      while levels.count <= node.depth { levels.append([]) }
      levels[node.depth].append(node)
    }
    tree.pending.layouts.removeAll(keepingCapacity: true)
  }

  private func arrange(_ tree: ViewTree) {
    for node in arranged.reversed() where node.isAlive && node.needsArrange {
      node.arrangeInPlace()
    }
    arranged.removeAll(keepingCapacity: true)
  }
}

extension ViewNode {
  /// Has everything at and below the node laid out again.
  func invalidateEveryLayout() {
    (self as? LayoutNode)?.invalidateContainerLayout()
    forEachChild { $0.invalidateEveryLayout() }
  }
}
