package import Glissando
package import GlissandoTools

// The colours of lanes.

extension PaperPalette {
  /// The colour of a lane, for lines, fills and large letters on the ground.
  package func lane(_ letter: Lane.Letter) -> Color {
    switch letter {
    case .a: violet
    case .b: vermilion
    case .c: teal
    case .d: amber
    }
  }
}

extension Lane.Letter {
  /// The letter as it is shown.
  package var text: String {
    switch self {
    case .a: "A"
    case .b: "B"
    case .c: "C"
    case .d: "D"
    }
  }
}
