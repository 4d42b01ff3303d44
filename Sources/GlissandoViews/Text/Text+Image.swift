import Foundation
import GlissandoDrawing
import GlissandoMotion

extension Text {
  /// Shows a symbol as if it were a letter: in the size and the style of the text.
  ///
  /// SwiftUI: there pictures from files can stand in a text too; here they leave nothing, with a warning.
  public init(_ image: Image) {
    if case .symbol(let name) = image.source {
      var traits = TextTraits()
      traits.symbol = name
      self.init(pieces: [Piece(string: Self.placeOfSymbol, traits: traits)])
    } else {
      ViewWarning.once(
        "a Text has \(image.description) in it: only symbols can stand among letters; put the Image"
          + " beside the Text",
        key: "text-image \(image.description)")
      self.init(verbatim: "")
    }
  }

  /// The character that is there for something else.
  private static var placeOfSymbol: String { "\u{FFFC}" }
}

extension TextAttachment {
  /// A symbol in the size of a font.
  ///
  /// Texts are made on the main thread.
  static func symbol(
    _ name: String, font: FontDescriptor, in environment: EnvironmentValues
  ) -> TextAttachment {
    let carried = Carried((font, environment))
    return MainActor.assumeIsolated {
      let (font, environment) = carried.value
      let metrics = SymbolMetrics(
        environment.symbolVariants.name(of: name), font, environment.imageScale)
      metrics.warnIfUnknown(at: "Text")
      return metrics.attachment
    }
  }
}
