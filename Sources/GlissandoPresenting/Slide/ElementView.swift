import Glissando
import GlissandoDeck

/// An element with all that is said of it but its place.
struct ElementView: View {
  let element: SlideState.Element

  private var properties: ElementProperties { element.properties }

  var body: some View {
    ElementContent(element: element)
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

/// What an element is.
private struct ElementContent: View {
  let element: SlideState.Element

  var body: some View {
    switch element.kind {
    case .text: DeckText(properties: element.properties)
    case .code: CodeBlock(properties: element.properties)
    case .shape: ShapeElement(properties: element.properties)
    case .image: ImageElement(properties: element.properties)
    case .plot: PlotElement(properties: element.properties)
    case .scene(let name): SceneElement(name: name, properties: element.properties)
    case .group: GroupElement(children: element.children)
    case .stack: StackElement(element: element)
    case .grid: GridElement(element: element)
    }
  }
}

/// Elements that are placed in the canvas but move as one.
private struct GroupElement: View {
  let children: [SlideState.Element]

  var body: some View {
    SlideLayout {
      ForEach(children.filter(\.properties.isShown)) { child in
        ElementView(element: child)
          .layoutValue(key: PlaceKey.self, value: child.properties.place)
          .zIndex(child.properties.z)
          .transition(child.properties.transition.transition)
      }
    }
  }
}

/// Elements in a row or a column.
private struct StackElement: View {
  let element: SlideState.Element

  var body: some View {
    layout {
      ForEach(element.children.filter(\.properties.isShown)) { child in
        ElementView(element: child)
          .transition(child.properties.transition.transition)
      }
    }
  }

  private var layout: AnyLayout {
    let properties = element.properties
    if properties.axis == .horizontal {
      return AnyLayout(
        HStackLayout(alignment: properties.alignment.vertical, spacing: properties.spacing))
    }
    return AnyLayout(
      VStackLayout(alignment: properties.alignment.horizontal, spacing: properties.spacing))
  }
}

/// Elements in columns of one width.
private struct GridElement: View {
  let element: SlideState.Element

  var body: some View {
    let columns = element.properties.columns
    let children = element.children.filter(\.properties.isShown)
    Grid(
      horizontalSpacing: element.properties.spacing, verticalSpacing: element.properties.spacing
    ) {
      ForEach(Array(stride(from: 0, to: children.count, by: columns)), id: \.self) { start in
        GridRow {
          ForEach(children[start..<min(start + columns, children.count)]) { child in
            ElementView(element: child)
              .transition(child.properties.transition.transition)
          }
        }
      }
    }
  }
}
