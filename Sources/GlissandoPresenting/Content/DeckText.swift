import Glissando
import GlissandoDeck
import GlissandoDrawing
import GlissandoViews

/// Text with emphasis and lists.
///
/// It is laid out in its final size at once, and goes there by the content transition of all text:
/// the same letters grow and shrink on their way, others cross-fade.
struct DeckText: View {
  let properties: ElementProperties

  private var alignment: DeckAlignment {
    properties.textAlignment ?? (Markup.isList(properties.text) ? .leading : .center)
  }

  private var text: Text { Markup.text(properties.text) }

  var body: some View {
    text
      .font(properties.ownFont)
      .multilineTextAlignment(alignment.text)
      .lineSpacing(properties.lineSpacing)
      .foregroundStyle(properties.color)
      // The colour of links.
      .tint(properties.accent)
  }

  /// What is shaped for it where it is shown as wide as this.
  func awaited(in environment: EnvironmentValues, width: CGFloat) -> AwaitedText {
    var environment = environment
    environment.font = properties.ownFont
    environment.multilineTextAlignment = alignment.text
    environment.lineSpacing = properties.lineSpacing
    environment.tint = AnyShapeStyle(properties.accent)
    return AwaitedText(text, in: environment, width: width)
  }
}

extension ElementProperties {
  /// The font that is said of the element.
  var ownFont: Font { font.font(size: fontSize, weight: fontWeight) }
}
