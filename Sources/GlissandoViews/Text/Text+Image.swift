import Foundation
import GlissandoDrawing
import GlissandoMotion

// Images among letters.

extension Text {
  /// Shows an image as if it were a letter: a symbol in the size and the style of the text, a
  /// picture in its natural size, standing on the baseline.
  public init(_ image: Image) {
    var traits = TextTraits()
    traits.image = image
    self.init(pieces: [Piece(string: Self.placeOfImage, traits: traits)])
  }

  /// The character that is there for something else.
  private static var placeOfImage: String { "\u{FFFC}" }
}

extension TextAttachment {
  /// An image among letters of a font.
  ///
  /// Texts are made on the main thread.
  static func image(
    _ image: Image, font: FontDescriptor, in environment: EnvironmentValues
  ) -> TextAttachment {
    let carried = Carried((image, font, environment))
    return MainActor.assumeIsolated {
      let (image, font, environment) = carried.value
      guard case .outline(let name, let source) = image.source else {
        return picture(image, in: environment)
      }
      let metrics = OutlineMetrics(
        source.name(of: name, in: environment), source, font, environment.imageScale)
      metrics.warnIfUnknown(at: "Text")
      return metrics.attachment
    }
  }

  /// A picture from a file or from memory; a box of dots where there is none, with a warning.
  @MainActor private static func picture(
    _ image: Image, in environment: EnvironmentValues
  ) -> TextAttachment {
    let look = ImageLook(image, in: environment)
    look.warn(image, at: "Text")
    switch look {
    case .outline(let metrics), .missing(let metrics, _): return metrics.attachment
    case .file(let picture): return picture.attachment
    }
  }
}
