import Glissando
import GlissandoDeck

/// Text with emphasis and lists.
///
/// It is laid out in its final size at once, and goes there by the content transition of all text:
/// the same letters grow and shrink on their way, others cross-fade.
struct DeckText: View {
  let properties: ElementProperties

  private var alignment: DeckAlignment {
    properties.textAlignment ?? (Markup.isList(properties.text) ? .leading : .center)
  }

  var body: some View {
    Markup.text(properties.text)
      .font(properties.font.font(size: properties.fontSize, weight: properties.fontWeight))
      .multilineTextAlignment(alignment.text)
      .lineSpacing(properties.lineSpacing)
      .foregroundStyle(properties.color)
      // The colour of links.
      .tint(properties.accent)
  }
}
