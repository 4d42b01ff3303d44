import Foundation
import GlissandoMotion

/// Brings events to the views that they are meant for.
@MainActor
final class InputRouter {
  private let tree: ViewTree
  private let root: RootNode
  private(set) var cursor = PointerStyle.arrow

  init(tree: ViewTree, root: RootNode) {
    self.tree = tree
    self.root = root
  }

  func send(_ event: InputEvent, at time: Double) -> Bool { false }

  /// Looks again at what is below a resting pointer, since views may have moved.
  func updateBeforeFrame(at time: Double) {}
}
