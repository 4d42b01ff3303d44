import Foundation
import GlissandoDrawing

/// The ramps of leaves, kept for as long as the leaves do no more than fade; within a budget.
struct RampCache {
  private struct Entry {
    let content: DisplayContent
    let paint: Paint
    let matrix: CGAffineTransform
    let ramp: GradientRows
  }

  /// Bytes: hundreds of gradients, or a few meshes of very many patches.
  private static let byteLimit = 16 << 20
  private var entries = PlannedEntries<Entry>()

  /// Begins a frame of a list.
  mutating func beginFrame(_ list: DisplayList) {
    entries.beginFrame()
    _ = entries.drop(beyond: Self.byteLimit, notIn: list) { $0.ramp.byteCount }
  }

  /// The ramp that a leaf is under a transform to pixels; nil where it is something else.
  ///
  /// - Parameter identity: Which leaf it is, and on which pixels it is painted.
  mutating func ramp(
    of leaf: DisplayLeaf, identity: UInt64, _ matrix: CGAffineTransform
  ) -> GradientRows? {
    let found = entries.find(PlannedKey(role: .leaf, id: identity)) {
      $0.content === leaf.content && $0.matrix == matrix && $0.paint == leaf.paint
    }
    if found.suits { return found.value?.ramp }
    guard let ramp = GradientRows(leaf, matrix) else { return nil }
    entries.put(
      Entry(content: leaf.content, paint: leaf.paint, matrix: matrix, ramp: ramp), at: found.key)
    return ramp
  }
}
