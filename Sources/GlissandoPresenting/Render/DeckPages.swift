package import Foundation
import Glissando
package import GlissandoDeck
package import GlissandoDrawing
import GlissandoMotion
package import GlissandoPainting
import GlissandoViews

/// A deck as pages: what each slide, or each step, shows when all has come to rest.
@MainActor
package struct DeckPages {
  /// Which places of the talk are pages.
  package enum Unit: String, CaseIterable, Sendable {
    /// Every slide as its last step leaves it.
    case slide
    /// Every slide before its first step, and after each.
    case step
  }

  fileprivate let deck: Deck
  private let scenes: DeckScenes
  /// One for all pages: it keeps the fonts that it has found.
  private let textShaper = PangoTextShaper()

  /// The pages of a deck, which may show live scenes.
  package init(_ deck: Deck, scenes: DeckScenes) {
    self.deck = deck
    self.scenes = scenes
  }

  /// The places that are pages, in their order.
  package func positions(by unit: Unit) -> [DeckPosition] {
    deck.slides.enumerated().flatMap { index, slide in
      let steps = unit == .slide ? slide.steps.count...slide.steps.count : 0...slide.steps.count
      return steps.map { DeckPosition(slide: index, step: $0) }
    }
  }

  /// What a page shows, in the canvas's points or in those of a room in which it is as large as it
  /// fits.
  package func list(
    at position: DeckPosition, room: CGSize? = nil, scale: Double = 1,
    background: FilmBackground = .own
  ) -> DisplayList {
    let host = ViewHost(
      PageView(
        state: deck.state(at: position)?.with(background), canvas: deck.canvas,
        hasBars: background == .own
      )
      .environment(\.deckScenes, scenes),
      size: room ?? deck.canvas, scale: scale, colorScheme: .light, textShaper: textShaper,
      imageReader: ImageFileReader())
    defer { host.close() }
    host.dateOrigin = Date(timeIntervalSinceReferenceDate: 0)
    _ = host.render(FrameTime(index: 0, seconds: 0, interval: 0))
    return host.displayList
  }

  /// A page in pixels.
  package func image(at position: DeckPosition, scale: Double) -> PaintedImage {
    PaintedImage(
      list(at: position, scale: scale), width: Int(pixels: (deck.canvas.width * scale).rounded()),
      height: Int(pixels: (deck.canvas.height * scale).rounded()), scale: scale,
      background: Color.clearResolved)
  }
}

/// The pages of a deck, one after the other.
@MainActor
package final class DeckPageFilm: FilmSource {
  package let size: CGSize
  package let scale: Double
  package var frameCount: Int? { positions.count }
  private let pages: DeckPages
  private let unit: DeckPages.Unit
  private let positions: [DeckPosition]
  private let background: FilmBackground
  private var index = -1

  /// The pages of some slides; `size` and `scale` as for a film of the deck.
  package init(_ pages: DeckPages, by unit: DeckPages.Unit, settings: DeckFilm.Settings) {
    self.pages = pages
    self.unit = unit
    positions = pages.positions(by: unit).filter { settings.slides.contains($0.slide) }
    size = settings.size ?? pages.deck.canvas
    scale = settings.scale
    background = settings.background
  }

  package func advance() -> Bool {
    index += 1
    return true
  }

  package func picture() -> FilmPicture {
    .list(
      pages.list(at: positions[index], room: size, scale: scale, background: background),
      ground: Color.clearResolved)
  }

  package var label: FilmLabel {
    let position = positions[index]
    let slide = pages.deck.slides[position.slide]
    let isFirst = index == 0 || positions[index - 1].slide != position.slide
    var file = FilmLabel.numbered("slide", position.slide + 1, digits: 3)
    if unit == .step { file += "-" + FilmLabel.numbered("step", position.step, digits: 2) }
    return FilmLabel(
      file: file, title: isFirst ? slide.outlineTitle : nil, name: isFirst ? slide.id : nil)
  }
}

/// A slide by itself.
private struct PageView: View {
  let state: SlideState?
  let canvas: CGSize
  let hasBars: Bool

  var body: some View {
    GeometryReader { room in
      ZStack {
        // As in a window: beside the slide, and behind what does not hide all.
        if hasBars, room.size != canvas || state?.isOpaque == false { Color.black }
        if let state { FittedSlide(state: state, canvas: canvas, room: room.size) }
      }
      .frame(width: room.size.width, height: room.size.height)
    }
  }
}

extension Slide {
  /// What the slide is called in an outline: its title, else its first text, else its name.
  package var outlineTitle: String {
    if let title { return title }
    for element in elements {
      for case .text(let text) in element.edits {
        let plain = text.filter { $0 != "*" && $0 != "`" }
        if let line = plain.split(separator: "\n").first { return String(line) }
      }
    }
    return id
  }
}
