import GlissandoDrawing
package import Foundation
package import GlissandoMotion

/// What an inspector sees of the motion of a window's views.
///
/// Views pay nothing for it until `begin()`, and nothing any more after `end()`.
@MainActor
package final class MotionInspection {
  /// What moves and what has moved.
  package let recorder: MotionRecorder
  /// Whether motion is being recorded.
  package private(set) var isOn = false

  init(_ tree: ViewTree) {
    recorder = MotionRecorder(tree.animations) { attribute in
      guard let node = attribute.owner as? ViewNode else {
        return MotionName(view: "", property: attribute.label)
      }
      return node.motionName(ofAttribute: attribute.label)
    }
  }

  /// Begins to record; what moves already is part of it.
  package func begin() {
    guard !isOn else { return }
    isOn = true
    recorder.attach()
  }

  /// Stops recording.
  package func end() {
    guard isOn else { return }
    isOn = false
    recorder.detach()
  }

  /// Where the view of a track is seen now, in window points; nil where it is not to be seen.
  ///
  /// - Complexity: O(*n*) in what is below the view.
  package func shownBounds(of track: MotionTrack) -> CGRect? {
    guard let node = track.attribute?.owner as? ViewNode, node.isAlive else { return nil }
    let bounds = node.shownBounds()
    return bounds.isNull || !bounds.isFinite ? nil : bounds
  }
}

extension ViewNode {
  /// Where the node and what is below it is seen now, in window points; null where nothing is.
  /// - Complexity: O(*n*) in the nodes below; for inspectors.
  func shownBounds() -> CGRect {
    if let leaf = self as? LeafNode { return leaf.shownBounds }
    var bounds = CGRect.null
    forEachChild { child in
      let part = child.shownBounds()
      if !part.isNull { bounds = bounds.isNull ? part : bounds.spanning(part) }
    }
    return bounds
  }
}

extension ViewHost {
  /// An inspector's view of the motion in this window, not yet recording.
  package func makeMotionInspection() -> MotionInspection { MotionInspection(tree) }
}
