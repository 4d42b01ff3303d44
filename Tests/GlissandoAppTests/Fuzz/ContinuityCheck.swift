import Foundation

@testable import GlissandoMotion

/// Looks for values that jump although they move: a change of target that is animated leaves what is shown
/// where it is.
@MainActor
final class ContinuityCheck {
  private struct Note {
    weak var attribute: AnyAnimatedAttribute?
    let jumps: Int
    let value: [Double]
  }

  private var notes: [Note] = []

  /// Notes where all values of a table are.
  func note(_ table: LiveAnimations) {
    notes.removeAll(keepingCapacity: true)
    for attribute in table.attributes {
      notes.append(
        Note(
          attribute: attribute, jumps: attribute.jumps,
          value: attribute.components(at: attribute.motionTime).value))
    }
  }

  /// The values that are elsewhere now, at the same time, although nothing has set them there.
  func jumps() -> [String] {
    notes.compactMap { note in
      guard let attribute = note.attribute, attribute.isRunning, attribute.jumps == note.jumps
      else { return nil }
      let value = attribute.components(at: attribute.motionTime).value
      guard value.count == note.value.count else { return nil }
      // Weights of shapes and the like may change their places among each other.
      let distance = zip(value.sorted(), note.value.sorted()).map { abs($0 - $1) }.max() ?? 0
      let size = note.value.map(abs).max() ?? 0
      // What has come to rest may be off by so much before it is elsewhere.
      guard distance > 2 * attribute.restDistance + 1e-9 * size else { return nil }
      let layers = attribute.layerNotes().map { "\($0.animation)" }
      return "\(attribute.label) jumps from \(note.value) to \(value) under \(layers)"
    }
  }
}
