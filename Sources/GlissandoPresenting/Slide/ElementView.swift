import Glissando
import GlissandoDeck

/// An element with all that is said of it but its place.
struct ElementView: View {
  let element: SlideState.Element
  let stagger: SlideStagger

  private var properties: ElementProperties { element.properties }

  var body: some View {
    ElementContent(element: element, stagger: stagger)
      .frame(properties)
      .compositingGroup()
      .shadow(
        color: .black.opacity(properties.shadow > 0 ? 0.3 : 0), radius: properties.shadow,
        y: properties.shadow / 3
      )
      .blur(radius: properties.blur)
      .opacity(properties.opacity)
      .rotationEffect(.degrees(properties.rotation))
      .scaleEffect(properties.scale)
      .accessibilityIdentifier(element.id)
  }
}

extension View {
  /// The size that is said of an element, as far as one is.
  func frame(_ properties: ElementProperties) -> some View {
    frame(
      width: properties.width.map { CGFloat($0) }, height: properties.height.map { CGFloat($0) })
  }
}

private struct ElementContent: View {
  let element: SlideState.Element
  let stagger: SlideStagger

  var body: some View {
    switch element.kind {
    case .text: DeckText(properties: element.properties)
    case .code: CodeBlock(properties: element.properties)
    case .shape: ShapeElement(properties: element.properties)
    case .image: ImageElement(properties: element.properties)
    case .plot: PlotElement(properties: element.properties)
    case .scene(let name): SceneElement(name: name, properties: element.properties)
    case .group, .stack, .grid:
      PartsView(
        arrangement: SlideArrangement(inside: element), parts: SlidePart.all(of: element.children),
        stagger: stagger)
    }
  }
}
