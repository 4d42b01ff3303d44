import Foundation
import GlissandoDrawing

/// The ramps of leaves, kept for as long as the leaves do no more than fade.
struct RampCache {
  private struct Entry {
    let content: DisplayContent
    let paint: Paint
    let matrix: CGAffineTransform
    let ramp: GradientRows
    var lastUse: UInt64
  }

  /// A ramp that was not used in so many frames belongs to something that has gone.
  private static let idleFrames: UInt64 = 240
  private var entries: [UInt64: Entry] = [:]
  private var frame: UInt64 = 0

  mutating func beginFrame() {
    frame += 1
    let last = frame
    guard entries.values.contains(where: { $0.lastUse + Self.idleFrames < last }) else { return }
    entries = entries.filter { $0.value.lastUse + Self.idleFrames >= last }
  }

  /// The ramp that a leaf is under a transform to pixels; nil where it is something else.
  ///
  /// - Parameter identity: Which leaf it is, and on which pixels it is painted.
  mutating func ramp(
    of leaf: DisplayLeaf, identity: UInt64, _ matrix: CGAffineTransform
  ) -> GradientRows? {
    if let known = entries[identity], known.content === leaf.content, known.matrix == matrix,
      known.paint == leaf.paint
    {
      entries[identity]?.lastUse = frame
      return known.ramp
    }
    guard let ramp = GradientRows(leaf, matrix) else { return nil }
    entries[identity] = Entry(
      content: leaf.content, paint: leaf.paint, matrix: matrix, ramp: ramp, lastUse: frame)
    return ramp
  }
}
