import Glissando
import GlissandoDeck
import GlissandoDrawing
import GlissandoViews

/// The place of a talk about which other places lie that may be shown next.
struct TalkPlace: Equatable {
  let deck: Deck
  let position: DeckPosition

  /// The texts of one step on, of one back, and of the next slide.
  @MainActor
  func textsAhead(in environment: EnvironmentValues) -> [AwaitedText] {
    let places = [
      deck.position(after: position), deck.position(before: position),
      DeckPosition(slide: position.slide + 1),
    ]
    return places.compactMap { $0.flatMap(deck.state) }.flatMap {
      $0.texts(in: environment, canvas: deck.canvas)
    }
  }
}

extension SlideState {
  /// The texts that the slide shows, as wide as they may be if they do not share their room.
  @MainActor
  fileprivate func texts(in environment: EnvironmentValues, canvas: CGSize) -> [AwaitedText] {
    var environment = environment
    environment.colorScheme = background.colorScheme(over: ground)
    return SlidePart.all(of: elements).flatMap {
      $0.element.texts(in: environment, width: canvas.width)
    }
  }
}

extension SlideState.Element {
  @MainActor
  fileprivate func texts(in environment: EnvironmentValues, width: CGFloat) -> [AwaitedText] {
    let width = properties.width.map { CGFloat($0) } ?? width
    switch kind {
    case .text: return [DeckText(properties: properties).awaited(in: environment, width: width)]
    case .code: return CodeBlock(properties: properties).awaited(in: environment)
    case .group, .stack, .grid:
      return SlidePart.all(of: children).flatMap {
        $0.element.texts(in: environment, width: width)
      }
    case .plot, .scene: return Self.faces
    case .shape, .image: return []
    }
  }

  /// A letter of each face in which plots and scenes are likely to be set: what else they say, their views alone know.
  @MainActor private static let faces = [Font.Weight.regular, .medium, .semibold, .bold].map {
    AwaitedText(Text("x").font(.system(size: 16, weight: $0)), in: EnvironmentValues(), width: nil)
  }
}
