import Glissando
import GlissandoDeck

/// Text with emphasis and lists, whose size glides.
struct DeckText: View {
  let properties: ElementProperties

  var body: some View {
    SizedText(text: Markup.text(properties.text), properties: properties, size: properties.fontSize)
      .foregroundStyle(properties.color)
      // The colour of links.
      .tint(properties.accent)
  }
}

/// Text in a size that is drawn anew while it changes, so that letters grow instead of fading.
private struct SizedText: View, Animatable {
  let text: Text
  let properties: ElementProperties
  var size: Double

  nonisolated var animatableData: Double {
    get { size }
    set { size = newValue }
  }

  private var alignment: DeckAlignment {
    properties.textAlignment ?? (Markup.isList(properties.text) ? .leading : .center)
  }

  var body: some View {
    text
      .font(properties.font.font(size: max(size, 1), weight: properties.fontWeight))
      .multilineTextAlignment(alignment.text)
      .lineSpacing(properties.lineSpacing)
  }
}
