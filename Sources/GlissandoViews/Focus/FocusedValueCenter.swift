import GlissandoMotion

/// Knows what the view with the keyboard offers in a window.
@MainActor
final class FocusedValueCenter {
  private struct Offer {
    weak var node: (any FocusedValueOffering)?
  }

  /// The values, which bodies read as they read a state.
  let location: StateLocation<FocusedValues>
  private unowned let tree: ViewTree
  /// All nodes that offer something, in the order in which they came.
  private var offers: [Offer] = []

  init(tree: ViewTree) {
    self.tree = tree
    location = StateLocation(FocusedValues(), tree.commits)
  }

  func add(_ node: any FocusedValueOffering) {
    offers.removeAll { $0.node == nil }
    offers.append(Offer(node: node))
  }

  /// Gathers the values anew: those of the window, then those around what has the keyboard, of which the
  /// innermost wins.
  func update() {
    guard !offers.isEmpty else { return }
    var values = FocusedValues()
    for offer in offers {
      if let node = offer.node, node.isAlive, node.isOfWindow { node.offer(to: &values) }
    }
    var around: [any FocusedValueOffering] = []
    if let current = tree.focus?.current {
      for offer in offers {
        if let node = offer.node, node.isAlive, !node.isOfWindow, current.isInside(node) {
          around.append(node)
        }
      }
    }
    // Outer nodes are made before those in them.
    for node in around { node.offer(to: &values) }
    location.write(values)
  }
}

/// What the view with the keyboard offers; there is none until somebody asks or offers.
enum FocusedValueCenterKey: WindowServiceKey {
  static func make(in tree: ViewTree) -> FocusedValueCenter { FocusedValueCenter(tree: tree) }
}
