/// How a step of a drawing made by hand mixes with what is there: as views do, or by one of the
/// operations of Porter and Duff (1984, doi:10.1145/964965.808606) that only drawings have.
package enum DrawMode: Hashable, Sendable {
  /// As a view does.
  case blend(BlendMode)
  /// Nothing is left.
  case clear
  /// What is drawn, in the place of what is there.
  case copy
  /// What is drawn, as far as there is something.
  case sourceIn
  /// What is drawn, as far as there is nothing.
  case sourceOut
  /// What is there, as far as something is drawn.
  case destinationIn
  /// What is there over what is drawn, as far as that is drawn.
  case destinationAtop
  /// What is drawn and what is there, where it is but one of them.
  case xor

  /// Over what is there.
  package static let normal = DrawMode.blend(.normal)
  /// The sum, darkened.
  package static let plusDarker = DrawMode.blend(.plusDarker)

  /// Whether more changes than what the step covers, where nothing limits it.
  package var reachesBeyond: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    case .blend, .clear, .copy, .xor: false
    }
  }
}

extension DrawCommand {
  /// Whether steps mix with more than what they have drawn themselves, unless they are a layer.
  package static func blendsOutermost(_ commands: [DrawCommand]) -> Bool {
    var depth = 0
    for command in commands {
      switch command {
      case .beginLayer(let layer):
        if depth == 0, layer.mode != .normal { return true }
        depth += 1
      case .endLayer: depth -= 1
      case .blendMode(let mode) where depth == 0 && mode != .normal: return true
      default: break
      }
    }
    return false
  }
}
