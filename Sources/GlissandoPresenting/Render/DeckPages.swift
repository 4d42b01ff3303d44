package import Foundation
import Glissando
package import GlissandoDeck
import GlissandoDrawing
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

  private let deck: Deck
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

  /// All pages as one PDF with real text, and an outline of the slides.
  ///
  /// - Returns: nil where Cairo cannot do it.
  package func pdf(by unit: Unit) -> Data? {
    let pages = positions(by: unit).map { position in
      let slide = deck.slides[position.slide]
      let isFirst = unit == .slide || position.step == 0
      let host = host(at: position, scale: 1)
      defer { host.close() }
      return VectorFile.Page(
        host.displayList, size: deck.canvas, title: isFirst ? slide.outlineTitle : nil)
    }
    return VectorFile.pdf(pages, title: deck.title)
  }

  /// A page as SVG; letters are curves.
  ///
  /// - Returns: nil where Cairo cannot do it.
  package func svg(at position: DeckPosition) -> String? {
    let host = host(at: position, scale: 1)
    defer { host.close() }
    return VectorFile.svg(host.displayList, size: deck.canvas)
  }

  /// A page in pixels.
  package func image(at position: DeckPosition, scale: Double) -> PaintedImage {
    let host = host(at: position, scale: scale)
    defer { host.close() }
    return PaintedImage(
      host.displayList, width: Int((deck.canvas.width * scale).rounded()),
      height: Int((deck.canvas.height * scale).rounded()), scale: scale,
      background: host.groundColor)
  }

  private func host(at position: DeckPosition, scale: Double) -> ViewHost {
    let state = deck.state(at: position)
    let host = ViewHost(
      PageView(state: state, canvas: deck.canvas).environment(\.deckScenes, scenes),
      size: deck.canvas, scale: scale, colorScheme: .light, textShaper: textShaper,
      imageReader: ImageFileReader())
    host.dateOrigin = Date(timeIntervalSinceReferenceDate: 0)
    _ = host.render(FrameTime(index: 0, seconds: 0, interval: 0))
    return host
  }
}

/// A slide by itself.
private struct PageView: View {
  let state: SlideState?
  let canvas: CGSize

  var body: some View {
    if let state { SlideView(state, canvas: canvas) }
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
